/**
 * Keeps the page itself and the rules to read for when there is no connection, never anything of a person or a table,
 * and shows "your turn".
 * Document and rules are fetched anew whenever possible; assets have names that change with their content, so a kept one is right.
 */
const KEPT = 'frontier-page'
const SHELL = '/'
const MOST = 200 // files; beyond it the oldest belong to builds that are gone
const isAsset = (url) => url.pathname.startsWith('/assets/')
const isRules = (url) => /^\/api\/(rulebooks\/[\w-]+|games\/[\w-]+\/texts)$/.test(url.pathname) // the same for all
const isPage = (url) => /^\/($|new$|t\/|replay$|me$|about$|rules\/|learn($|\/))/.test(url.pathname)

async function keep(request, answer) {
  const cache = await caches.open(KEPT)
  await cache.put(request, answer)
  const all = await cache.keys()
  const old = all.filter((each) => isAsset(new URL(each.url))).slice(0, Math.max(0, all.length - MOST))
  await Promise.all(old.map((each) => cache.delete(each)))
}

async function fresh(request, key) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keep(key, answer.clone())
    return answer
  } catch (problem) {
    const kept = await caches.match(key)
    if (kept) return kept
    throw problem
  }
}

async function keptAsset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(request, answer.clone())
  return answer
}

self.addEventListener('install', (event) => {
  event.waitUntil(fetch(SHELL).then((answer) => (answer.ok ? keep(SHELL, answer) : undefined)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  if (event.request.mode === 'navigate' && isPage(url)) event.respondWith(fresh(event.request, SHELL))
  else if (isRules(url)) event.respondWith(fresh(event.request, event.request))
  else if (isAsset(url)) event.respondWith(keptAsset(event.request))
})

// The page tells what it had loaded before this worker was there.
self.addEventListener('message', (event) => {
  const urls = event.data?.keep
  if (!Array.isArray(urls)) return
  const own = urls
    .map((each) => new URL(each, self.location.origin))
    .filter((url) => url.origin === self.location.origin)
  const kept = [
    ...own.filter(isAsset).map((url) => keptAsset(new Request(url))),
    ...own.filter(isRules).map((url) => fresh(new Request(url), new Request(url))),
  ]
  event.waitUntil(Promise.allSettled(kept))
})

self.addEventListener('push', (event) => {
  const { title = 'Frontier', body = '', url = '/', tag } = event.data?.json() ?? {}
  const options = { body, tag, renotify: Boolean(tag), icon: '/icon-192.png', badge: '/icon-192.png', data: { url } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  let wanted = new URL(event.notification.data?.url ?? '/', self.location.origin)
  if (wanted.origin !== self.location.origin) wanted = new URL('/', self.location.origin)
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = windows.find((each) => new URL(each.url).pathname === wanted.pathname)
    return there ? there.focus() : self.clients.openWindow(wanted.href)
  }
  event.waitUntil(open())
})

/** What is kept for a visit without network; the worker (public/sw.js) keeps whatever of it goes through its hands. */
import { loadBook } from '../rules/book'
import { get } from './api'
import type { GameInfo } from './types'

const isInstalled = matchMedia('(display-mode: standalone)')

/** Tell the worker what this page loaded before it was there. */
export function keepLoaded(): void {
  const tell = (worker: ServiceWorker | null): void =>
    worker?.postMessage({ keep: performance.getEntriesByType('resource').map((entry) => entry.name) })
  const { serviceWorker } = navigator
  void serviceWorker.ready.then(({ active }) => {
    tell(active)
    if (isInstalled.matches && serviceWorker.controller) void keepRules()
  })
  // Between being there and taking over it saw nothing either.
  serviceWorker.addEventListener('controllerchange', () => {
    tell(serviceWorker.controller)
    if (isInstalled.matches) void keepRules()
  })
}

/** An installed page has the rules of all games at hand, even if nobody has opened them yet. */
async function keepRules(): Promise<void> {
  const figures = Object.values(import.meta.glob('../games/*/figures/*.svelte'))
  try {
    await Promise.all([import('../screens/Rules.svelte'), ...figures.map((load) => load())])
    const games = (await get<GameInfo[]>('/api/games')).filter(({ has_rulebook }) => has_rulebook)
    await Promise.all(games.map(({ id }) => loadBook(id)))
  } catch {
    // Without a connection there is nothing to fetch; the next visit tries again.
  }
}

/** Web push: notifications of this browser that it is the person's turn, also when no page is open. */
import { get, post, remove } from '../../lib/api'

export const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The server's key; null if it sends no push, or this browser takes none. */
export async function pushKey(): Promise<string | null> {
  return canPush ? (await get<{ key: string | null }>('/api/push')).key : null
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canPush ? navigator.serviceWorker.getRegistration() : undefined

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** What this browser subscribed to with the key, if it did. A subscription to an older key is of no use. */
export async function subscription(key: string): Promise<PushSubscription | null> {
  const found = await (await registered())?.pushManager.getSubscription()
  const used = found?.options.applicationServerKey
  return found && used && base64url(used) === key ? found : null
}

export type Outcome = 'subscribed' | 'denied' | 'unable'

export async function subscribe(key: string): Promise<Outcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const worker = await registered()
  if (!worker) return 'unable'
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  let made: PushSubscription
  try {
    made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    return 'unable' // the browser's push service cannot be reached, or it has none
  }
  await tell(made)
  return 'subscribed'
}

async function tell(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON()
  await post('/api/push', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } })
}

/** After everything that was signed in has ended: this browser stays subscribed, if it was. */
export async function renew(): Promise<void> {
  const key = await pushKey()
  const found = key && (await subscription(key))
  if (found) await tell(found)
}

/** End the subscription of this browser; also before logging out, or messages would go on. */
export async function unsubscribe(): Promise<void> {
  const found = await (await registered())?.pushManager.getSubscription()
  if (!found) return
  await remove('/api/push', { endpoint: found.endpoint })
  await found.unsubscribe()
}

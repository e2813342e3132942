/**
 * A view whose parts change one by one: an effect that reads `view.fields` runs when the fields change, not when
 * anything does. A new value that equals the old one keeps its identity, down to the smallest piece, so that it is not
 * drawn again.
 */
import { SvelteMap } from 'svelte/reactivity'
import type { Json } from '../../lib/types'

export class Parts<View extends object = Json> {
  private parts = new SvelteMap<string, unknown>()
  /** The view, to be read like a plain object. */
  readonly view = new Proxy({} as View, {
    get: (_, key) => (typeof key === 'string' ? this.parts.get(key) : undefined),
    has: (_, key) => typeof key === 'string' && this.parts.has(key),
    ownKeys: () => [...this.parts.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      this.parts.has(key as string)
        ? { value: this.parts.get(key as string), enumerable: true, configurable: true }
        : undefined,
  })

  /** Take over what has changed; `isWhole`: parts that are not named are gone. */
  update(change: Json, isWhole: boolean): void {
    if (isWhole) for (const key of [...this.parts.keys()]) if (!(key in change)) this.parts.delete(key)
    for (const [key, value] of Object.entries(change)) this.parts.set(key, shared(this.parts.get(key), value))
  }
}

/** The new value, with the old one's pieces wherever they are equal. */
function shared(old: unknown, now: unknown): unknown {
  if (old === now || typeof now !== 'object' || now === null || typeof old !== 'object' || old === null) return now
  if (Array.isArray(now) !== Array.isArray(old)) return now
  const before = old as Json
  const after = now as Json
  const keys = Object.keys(after)
  let isSame = keys.length === Object.keys(before).length
  for (const key of keys) {
    const value = shared(before[key], after[key])
    after[key] = value
    if (value !== before[key] || !(key in before)) isSame = false
  }
  return isSame ? old : now
}

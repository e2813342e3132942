/**
 * A view whose parts can change one by one: who reads `view.fields` is told when the fields change, not when anything
 * does. What comes anew but equal keeps its identity, down to the smallest piece, so that it is not drawn again.
 */
import { SvelteMap } from 'svelte/reactivity'
import type { Json } from '../../lib/types'

export class Parts {
  private parts = new SvelteMap<string, unknown>()
  /** Reads like the plain object. */
  readonly view = new Proxy({} as Json, {
    get: (_, key) => (typeof key === 'string' ? this.parts.get(key) : undefined),
    has: (_, key) => typeof key === 'string' && this.parts.has(key),
    ownKeys: () => [...this.parts.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      this.parts.has(key as string)
        ? { value: this.parts.get(key as string), enumerable: true, configurable: true }
        : undefined,
  })

  /** Takes over what has changed; `whole`: what is not named is gone. */
  take(change: Json, whole: boolean): void {
    if (whole) for (const key of [...this.parts.keys()]) if (!(key in change)) this.parts.delete(key)
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

/** Ways to the analysis board from elsewhere in the page. */
import { router } from '../lib/router.svelte'
import type { Json } from '../lib/types'

const KEPT = 'frontier-analysis'

/** What is looked into: a position as the server dumps it, or a record from a move on. */
export type Source = { position: Json } | { record: string; at?: number }

/** Open the analysis board with something that has no address of its own. */
export function openAnalysis(source: Source): void {
  sessionStorage.setItem(KEPT, JSON.stringify(source))
  router.go('/analysis')
}

/** What was handed over; it is there once, then the address has it. */
export function handedOver(): Source | null {
  const text = sessionStorage.getItem(KEPT)
  sessionStorage.removeItem(KEPT)
  return text ? (JSON.parse(text) as Source) : null
}

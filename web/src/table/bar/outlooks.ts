/** How outlooks are told. */
import type { Outlook } from '../../lib/types'

export type Range = Pick<Outlook, 'change' | 'varies'>

export interface ShownDraw {
  range: Range
  weight: number
  all: number // of so many equally likely cases
}

/** What chance may bring, cases that bring the same told once, the likeliest first. */
export function shownDraws(outlook: Outlook): ShownDraw[] {
  const all = outlook.draws.reduce((sum, draw) => sum + draw.weight, 0)
  const found = new Map<string, ShownDraw>()
  for (const { change, varies, weight } of outlook.draws) {
    const key = JSON.stringify([change, varies])
    const known = found.get(key)
    if (known) known.weight += weight
    else found.set(key, { range: { change, varies }, weight, all })
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight)
}

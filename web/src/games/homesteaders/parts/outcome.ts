/** What the placement of workers leads to, read off the events that the server foresees. */
import type { Outlook } from '../../../lib/types'
import type { Event } from '../schema'

export interface PlacementOutcome {
  income: [piece: string, n: number][]
  wages: [piece: string, n: number][] // silver and gold paid
  debts: number // taken to pay them
}

export function placementOutcome(outlook: Outlook): PlacementOutcome {
  const income = new Map<string, number>()
  let [silver, gold, debts] = [0, 0, 0]
  for (const event of outlook.events as unknown as Event[]) {
    if (event.event === 'income') income.set(event.piece, (income.get(event.piece) ?? 0) + event.n)
    if (event.event === 'borrowed') debts += event.n
    if (event.event === 'wages') [silver, gold] = [silver + event.silver, gold + event.gold]
  }
  const wages: [string, number][] = [['silver', silver] as [string, number], ['gold', gold] as [string, number]]
  return { income: [...income], wages: wages.filter(([, n]) => n > 0), debts }
}

/** The view of the server (docs/position.md), as far as the page draws it. */
import type { Json } from '../../lib/types'

export const GOODS = ['wood', 'food', 'steel', 'gold', 'copper', 'cattle'] as const
export type Good = (typeof GOODS)[number]
export const KINDS = ['residential', 'commercial', 'industrial', 'special'] as const
export const STAGES = ['settlement', 'town', 'city'] as const
export const LAST_ROUND = 10
/** The rewards of the railroad line's spaces; the fourth is a good of one's choice. */
export const LINE = ['trade', 'track', 'worker', 'good', 'vp'] as const

export interface Work {
  workers: number
  gives: string[]
}

export interface Building {
  id: string
  kind: string
  stage: string
  cost: Good[]
  vp: number
  extra_vp: string[]
  income: string[]
  work: Work[]
  when_built: string[]
  abilities: string[]
}

export interface Tile {
  number: number
  stack: number
  stage: string
  kinds: string[]
  gains: string[]
  pay: string
  reward: string[]
}

export interface Seat {
  colour: string
  known: boolean
  goods: Record<Good, number> | null // null, like the next four: behind the screen
  silver: number | null
  trade: number | null
  vp: number | null
  debt: number | null
  workers: number
  tracks: number
  railroad: number
  passed: boolean
  buildings: string[]
  placed: string[]
  points: Record<string, number> | null
}

export interface Auction {
  tile: number | null
  bid: { by: number | 'neutral'; silver: number } | null
}

export interface View {
  players: number
  seat: number | null
  actor: number
  round: number
  phase: string
  decider: number
  start_player: number
  auctions: Auction[]
  turned_up: number[]
  neutral: { value: number; space: number | null; bid: number | null } | null
  space: number | null
  next_place: string | null
  building: string | null
  seats: Seat[]
  scores: (number | null)[]
  stage: (typeof STAGES)[number]
  stock: Record<string, number>
  printed: {
    numbers: Record<string, number>
    ladder: number[]
    prices: Record<Good, Record<string, number>>
    buildings: Record<string, Building>
    tiles: Record<string, Tile>
  }
}

export const read = (view: Json): View => view as unknown as View

/** The work places of a building, those of one piece of work together: [["river_port_1", "river_port_2"]]. */
export function placesOf(building: Building): string[][] {
  const sum = building.work.reduce((all, work) => all + work.workers, 0)
  let used = 0
  return building.work.map((work) =>
    Array.from({ length: work.workers }, () => (sum > 1 ? `${building.id}_${++used}` : building.id)),
  )
}

const lists = new WeakMap<object, string[]>()

/** All work places in the order in which they are filled and counted. */
export function allPlaces(view: View): string[] {
  const { buildings } = view.printed
  const known = lists.get(buildings)
  if (known) return known
  const places = Object.values(buildings).flatMap((building) => placesOf(building).flat())
  lists.set(buildings, places)
  return places
}

/** Whose town stands in the middle: the reader's own, or the first one for spectators. */
export const ownSeat = (view: View): number => view.seat ?? 0

/** Stages in which a building can be built; the Homestead has none. */
export const stagesOf = (building: Building): string[] => (building.stage === 'start' ? [] : building.stage.split('_'))

/** How often each entry occurs, in the order of first appearance. */
export function counted(ids: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

/** What of a building's printed cost a seat does not hold: a hint for reading the stock, no judgement of the rules. */
export function missing(building: Building, seat: Seat): [string, number][] {
  const goods = seat.goods
  if (!goods) return []
  return counted(building.cost)
    .map(([good, n]): [string, number] => [good, n - goods[good as Good]])
    .filter(([, n]) => n > 0)
}

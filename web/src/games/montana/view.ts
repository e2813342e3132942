/** The view of the server (docs/position.md), as far as the page draws it. */
import { useStage } from '../../table/state/stage.svelte'

export const KINDS = ['copper', 'stone', 'grain', 'pumpkin'] as const // of workers
export const GOODS = ['small_copper', 'small_stone', 'grain', 'pumpkin', 'big_copper', 'big_stone'] as const
export const AREAS = ['mine', 'quarry', 'grain_field', 'farmland'] as const // area k yields good k
export const SPECIALS = ['market', 'gate', 'watchtower'] as const
export type Kind = (typeof KINDS)[number]
export type Good = (typeof GOODS)[number]
export type Area = (typeof AREAS)[number]
export type Special = (typeof SPECIALS)[number]
export type Land = 'meadow' | 'mountain' | 'lake' | 'river' | 'lowland' | 'site'

export interface Field {
  label: string
  q: number
  r: number
  land: Land
  cost: Good[]
  cow_symbol: boolean
  canteen_symbol: boolean
  two_settlements: boolean
  open: boolean
  // With modules only:
  settlements?: number
  mix?: number
  tolls?: number[]
  bonus?: boolean
  bonus_mark?: boolean
}

export interface Seat {
  goods: Record<Good, number>
  workers: Record<Kind, number>
  silver: number
  cows: number
  canteens: number
  stock: number
  contractor: { row: string; pumpkins: number } | null
  bidding: 'waiting' | 'in_row' | 'passed'
  specials?: Special[]
  colour: string
}

export interface Settlement {
  seat: number
  tiles: number
  top?: 'plain' | Special
}

export interface Mountain {
  tile: string | null
  known_to: number[]
  holder: number | 'box' | null
  face_up: boolean
  marked: boolean
}

/** A kind of event card or mountain tile. */
export interface Face {
  id: string
  kind: string
  shows: string[]
  count: number
  left: number
}

export interface CityRow {
  row: string
  cows: number
  goods: number
  upgrades: number
  silver: number
  pumpkins: number[]
}

export interface Printed {
  wheel: (Kind | 'white')[][]
  bank: { workers: number; silver: number }[]
  areas: Record<Area, { silver: number; goods: number }[]>
  city: CityRow[]
  numbers?: Record<string, number>
  landscape?: {
    id: string
    bonus: { silver: number; goods: Good[]; workers: Kind[] }
    one_canteen: boolean
    mix: number
  }
  cards?: Face[]
  mountain_tiles?: Face[]
}

export interface View {
  seat: number | null
  actor: number
  active: number
  decider: number
  phase: string
  round: number
  arrow: number
  advanced: boolean
  place: { area: string; space: number } | null
  last_round: boolean
  landscape: { tiles: string[]; turns: number[]; start: string | null }
  supply: { goods: Record<Good, number>; workers: Record<Kind, number>; cows: number }
  seats: Seat[]
  bank: (Kind[] | null)[]
  areas: Record<Area, { large: Kind[] | null; small: Kind[] | null }[]>
  settlements: Record<string, Settlement>
  cows: string[]
  canteens: string[]
  scores: number[]
  fields: Field[]
  printed: Printed
  // With modules only:
  site?: string | null
  events?: { left: string | null; right: string | null; used: boolean }
  mountains?: Record<string, Mountain>
}

/** The view on the stage, for components below a table of Montana. */
export function useView(): { readonly now: View } {
  const stage = useStage()
  return {
    get now() {
      return stage.view as unknown as View
    },
  }
}

/** The pumpkin prices of the city's columns, from the row that begins first. */
export const columnPrices = (view: View): number[] =>
  view.printed.city.map((row) => row.pumpkins).reduce((a, b) => (b.length > a.length ? b : a))

export const card = (view: View, id: string | null | undefined): Face | undefined =>
  view.printed.cards?.find((face) => face.id === id)

export const mountainTile = (view: View, id: string | null): Face | undefined =>
  view.printed.mountain_tiles?.find((face) => face.id === id)

/** Whether the event of this round keeps an area, the bank or the city closed. */
export function isClosed(view: View, area: string): boolean {
  const now = card(view, view.events?.right)
  return now?.kind === 'closed' && now.shows.includes(area)
}

/** The seats from the reader's own on, or from the first for spectators. */
export const seatOrder = (view: View, own: number | null): number[] =>
  view.seats.map((_, i) => (i + (own ?? 0)) % view.seats.length)

/** The mountain tiles that a seat holds: faces, null for those face down to the reader. */
export const heldTiles = (view: View, seat: number): (string | null)[] =>
  Object.values(view.mountains ?? {})
    .filter((mountain) => mountain.holder === seat)
    .map((mountain) => mountain.tile)

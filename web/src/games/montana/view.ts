/** Reading the view of the server (docs/position.md). Its types are generated from the game's shapes.py (`make types`). */
import type { AnyView } from '../../lib/types'
import { useStage } from '../../table/state/stage.svelte'
import type { FaceView, Field, Seat, View } from './schema'

export type { CityRow, Event, Field, View } from './schema'
/** A kind of event card or mountain tile. */
export type Face = FaceView
export type Kind = keyof Seat['workers']
export type Area = keyof View['areas']

const isOurs = (view: AnyView): view is View => view.game === 'montana'

/** The view on the stage, which is one of this game. */
export function read(view: AnyView): View {
  if (!isOurs(view)) throw new Error(`a view of ${view.game}`)
  return view
}

/** The view on the stage, for components below a table of Montana. */
export function useView(): { readonly now: View } {
  const stage = useStage()
  return {
    get now() {
      return read(stage.view!)
    },
  }
}

export const areasOf = (view: View): Area[] => Object.keys(view.printed.areas) as Area[]

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

/** What of a field's printed price a seat does not hold: a hint for reading the board, no judgement of the rules. */
export function missing(view: View, field: Field, seat: number | null): string[] {
  const goods = seat === null ? undefined : view.seats[seat]?.goods
  if (!goods) return []
  const held: Record<string, number> = { ...goods }
  return field.cost.filter((good) => (held[good] = (held[good] ?? 0) - 1) < 0)
}

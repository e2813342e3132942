/** Reading the view of the server (docs/position.md). Its types are generated from the game's shapes.py (`make types`). */
import type { AnyView } from '../../lib/types'
import type { Building, Seat, View } from './schema'

export type { Building, Event, Seat, Tile, View, Work } from './schema'
export type Good = keyof View['printed']['prices']

const isOurs = (view: AnyView): view is View => view.game === 'homesteaders'

/** The view on the stage, which is one of this game. */
export function read(view: AnyView): View {
  if (!isOurs(view)) throw new Error(`a view of ${view.game}`)
  return view
}

export const goodsOf = (view: View): Good[] => Object.keys(view.printed.prices) as Good[]

/** Later rounds are the final income. */
export const lastRound = (view: View): number => Math.max(...Object.values(view.printed.rounds).flat())

/** The work places of a building, those of one piece of work together: [["river_port_1", "river_port_2"]]. */
export const placesOf = (building: Building): string[][] => building.work.map((work) => work.places)

/** All work places in the order in which they are filled. */
export const allPlaces = (view: View): string[] =>
  Object.values(view.printed.buildings).flatMap((building) => placesOf(building).flat())

/** Whose town stands in the middle: the reader's own, or the first one for spectators. */
export const ownSeat = (view: View): number => view.seat ?? 0

/** Stages in which a building can be built; the Homestead has none. */
export const stagesOf = (building: Building): string[] => (building.stage === 'start' ? [] : building.stage.split('_'))

const CHIPS: Readonly<Record<string, number>> = { vp: 1.5, trade: 1.5, track: 1 }

/** About what a piece is worth, in silver: the price of a good, an estimate of anything else. */
export function worthOf(piece: string, view: View): number {
  const price = Object.entries(view.printed.prices[piece as Good] ?? {})[0]
  if (!price) return CHIPS[piece] ?? 1
  const [money, n] = price
  return money === 'silver' ? n : n * worthOf(money, view)
}

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

/** The rounds of this stage that are left, this one included; 0 after the last. */
export const roundsLeft = (view: View): number =>
  Object.values(view.printed.rounds)
    .find((rounds) => rounds.includes(view.round))
    ?.filter((round) => round >= view.round).length ?? 0

/** Whether a building leaves the stock when this stage ends. */
export const goesWithStage = (view: View, shown: Building): boolean => stagesOf(shown).at(-1) === view.stage

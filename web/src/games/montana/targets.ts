/** Which spots of the board stand for which actions and events. The same names stand on the parts (parts/*.svelte). */
import type { AnyView, GameEvent, Json, LegalAction } from '../../lib/types'
import type { EventPlace } from '../registry'
import { motions, where } from './parts/motions'
import { card, heldTiles, read, type Event, type View } from './view'

const unique = (ids: unknown): string[] => [...new Set(ids as string[])]
const each = (prefix: string, ids: unknown): string[] => unique(ids).map((id) => `${prefix}:${id}`)

/** The space that workers are being sent to, its small part while a helper is chosen. */
function placeSpot(view: View): string[] {
  if (!view.place) return []
  const { area, space } = view.place
  if (area === 'bank') return [`bank:${space}`]
  return [`${view.phase === 'helper' ? 'small' : 'work'}:${area}:${space}`]
}

const siteSpot = (view: View): string[] => (view.site ? [`field:${view.site}`] : [])

/** Where in the supply the benefit of a cattle trade lies. */
function supplySpot(benefit: string): string[] {
  if (benefit === 'silver') return []
  const kind = benefit.replace('_worker', '')
  return [kind === benefit ? `supply:good:${benefit}` : `supply:worker:${kind}`]
}

/** The spots that stand for an action: clicking any of them picks it. None: it is offered in the bar only. */
export function spots(action: LegalAction, view: AnyView): string[] {
  const table = read(view)
  const fields = action.fields as Json
  switch (fields.action) {
    case 'recruit':
      return ['recruit']
    case 'bank':
      return [`bank:${fields.space}`]
    case 'work':
      return [`work:${fields.area}:${fields.space}`]
    case 'city':
      return ['city']
    case 'start':
    case 'build':
    case 'fetch':
    case 'take_tile':
      return [`field:${fields.field}`]
    case 'trade':
      return ['own:cows', ...supplySpot(String(fields.benefit))]
    case 'advance': {
      const spaces = table.printed.wheel.length
      return [`wheel:${((table.arrow - 1 + Number(fields.spaces)) % spaces) + 1}`]
    }
    case 'staff':
      return [...placeSpot(table), ...each('own:worker', fields.workers)]
    case 'take':
      return ['recruit', ...each('supply:worker', fields.workers)]
    case 'worker':
      return [`supply:worker:${fields.worker}`]
    case 'give_back':
    case 'sell_workers':
      return each('own:worker', fields.workers)
    case 'bid':
      return [`bid:${fields.row}:${fields.pumpkins}`]
    case 'pass':
      return ['store']
    case 'upgrade':
      return unique(fields.materials).map((material) => `own:good:small_${material}`)
    case 'goods':
      return each('supply:good', fields.goods)
    case 'canteen':
      return ['own:canteens']
    case 'sell':
    case 'hire':
    case 'buy':
      return ['event:right']
    case 'use':
      return [`own:tile:${fields.mountain_tile}`]
    case 'reveal':
      return each('own:tile', heldTiles(table, table.decider))
    case 'mix':
    case 'toll':
      return [...siteSpot(table), ...each('own:good', fields.goods)]
    case 'tile':
      return [fields.top === 'plain' ? 'own:stock' : `own:special:${fields.top}`]
    case 'exchange':
      return [`own:good:${fields.give}`]
    case 'sell_goods':
      return each('own:good', fields.goods)
    default: // no_advance, no_helper, go_on, stop, end_turn, no_canteen, leave, sell_nothing: only in the bar
      return []
  }
}

/** The move, in notation, that a click on a spot would mean if it were legal; the server is asked why it is not. */
export function moveAt(spot: string, view: AnyView, seat: number | null): string | null {
  if (seat === null) return null
  const table = read(view)
  const [kind, first = '', second = ''] = spot.split(':')
  switch (kind) {
    case 'field':
      if (table.phase === 'choose_start') return `start ${first}`
      if (table.phase === 'which_canteen') return `fetch ${first}`
      if (table.phase === 'which_mountain') return `take_tile ${first}`
      return `build ${first}`
    case 'recruit':
    case 'city':
      return kind
    case 'wheel': {
      const spaces = table.printed.wheel.length
      const on = (Number(first) - table.arrow + spaces) % spaces
      return on === 0 ? 'recruit' : `advance ${on}`
    }
    case 'bank':
      return `bank ${first}`
    case 'work':
      return `work ${first} ${second}`
    case 'small':
      return 'no_helper'
    case 'bid':
      return `bid ${first} ${second}`
    case 'store':
      return 'pass'
    case 'supply':
      return moveAtSupply(first, second)
    case 'own':
      return moveAtOwn(first, second, table)
    case 'event':
      return first === 'right' ? moveAtCard(table) : null
    default:
      return null
  }
}

function moveAtSupply(what: string, id: string): string | null {
  if (what === 'worker') return `take ${id}+${id}`
  return what === 'good' && ['small_copper', 'small_stone', 'grain'].includes(id) ? `goods ${id}` : null
}

function moveAtOwn(what: string, id: string, view: View): string | null {
  switch (what) {
    case 'cows':
      return 'trade silver'
    case 'canteens':
      return 'canteen'
    case 'worker':
      return view.place ? `staff ${id}` : `give_back ${id}`
    case 'good':
      return id.startsWith('small_') ? `upgrade ${id.slice('small_'.length)}` : null
    case 'tile':
      return `use ${id}`
    case 'special':
      return `tile ${id} plain`
    case 'stock':
      return 'stop'
    default:
      return null
  }
}

/** What the card of this round offers, to ask why not; of a card that offers nothing the answer says so. */
function moveAtCard(view: View): string {
  const now = card(view, view.events?.right)
  return now?.kind === 'hire' || now?.kind === 'buy' ? `${now.kind} ${now.shows[0]}` : 'sell'
}

const PANELS: Record<string, string> = {
  field: 'landscape',
  recruit: 'workers',
  wheel: 'workers',
  bank: 'workers',
  work: 'workers',
  small: 'workers',
  city: 'city',
  bid: 'city',
  store: 'city',
  supply: 'city',
  own: 'players',
  seat: 'players',
  event: 'events',
}
export const panelOf = (spot: string): string => PANELS[spot.split(':')[0]!] ?? 'landscape'

export const locate = (told: GameEvent, view: AnyView): EventPlace => {
  const event = told as Event
  const table = read(view)
  return { spots: where(event, table), motions: motions(event, table) }
}

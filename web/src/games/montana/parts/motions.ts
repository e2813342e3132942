/** Where an event happened and which pieces moved. The numbers of events are those of games/montana/events.py. */
import type { GameEvent } from '../../../lib/types'
import type { Motion } from '../../../table/state/stage.svelte'
import { AREAS, columnPrices, GOODS, KINDS, mountainTile, SPECIALS, type View } from '../view'

const AREA_SPACES = 6 // an area's share of the numbers of places; must agree with SPACES in the game's state.py
const BANK_PLACE = 100
const MOST = 4 // pieces that fly at once

const number = (event: GameEvent, key: string): number => Number(event[key] ?? 0)
const seatOf = (seat: number): string => `seat:${seat}`
const fieldAt = (event: GameEvent, view: View): string => `field:${view.fields[number(event, 'field')]?.label ?? ''}`

/** All multisets of `size` workers, as Multisets in engine/multisets.py orders them. */
function multisets(size: number, kinds: readonly string[] = KINDS): string[][] {
  const [first, ...rest] = kinds
  if (first === undefined) return size === 0 ? [[]] : []
  const found: string[][] = []
  for (let n = size; n >= 0; n--)
    for (const others of multisets(size - n, rest)) found.push([...Array<string>(n).fill(first), ...others])
  return found
}
const crews = [1, 2, 3].flatMap((size) => multisets(size))

function bidSpot(event: GameEvent, view: View): string {
  const row = view.printed.city[number(event, 'row')]?.row ?? ''
  return `bid:${row}:${columnPrices(view)[number(event, 'column')] ?? 0}`
}

function workSpot(event: GameEvent): string {
  const place = number(event, 'place')
  if (place >= BANK_PLACE) return `bank:${place - BANK_PLACE + 1}`
  const area = AREAS[Math.floor(place / AREA_SPACES)] ?? ''
  return `${number(event, 'small') ? 'small' : 'work'}:${area}:${(place % AREA_SPACES) + 1}`
}

const areaOf = (event: GameEvent): string => AREAS[number(event, 'area')] ?? 'bank'

export function where(event: GameEvent, view: View): string[] {
  switch (event.event) {
    case 'spun':
      return [`wheel:${number(event, 'wheel_space') + 1}`]
    case 'advanced':
      return [`wheel:${view.arrow}`]
    case 'placed':
      return [workSpot(event)]
    case 'cleared': {
      const area = areaOf(event)
      if (area === 'bank') return view.bank.map((_, i) => `bank:${i + 1}`)
      return view.areas[area as (typeof AREAS)[number]].map((_, i) => `work:${area}:${i + 1}`)
    }
    case 'city':
      return ['city']
    case 'bid':
    case 'outbid':
      return [bidSpot(event, view)]
    case 'passed':
      return ['store']
    case 'started':
    case 'built':
    case 'canteen':
    case 'buried':
    case 'special':
    case 'site':
    case 'looked':
    case 'took_tile':
    case 'used_tile':
    case 'showed_tile':
      return [fieldAt(event, view)]
    case 'card':
      return ['event:left']
    case 'active_card':
    case 'card_effect':
      return ['event:right']
    default:
      return []
  }
}

/** A good or worker by its number, with its heap in the supply. */
function piece(at: number): { icon: string; heap: string } {
  const good = GOODS[at]
  if (good) return { icon: good, heap: `supply:good:${good}` }
  const kind = KINDS[at - GOODS.length] ?? ''
  return { icon: `worker_${kind}`, heap: `supply:worker:${kind}` }
}

const several = (n: number, motion: Motion): Motion[] => Array<Motion>(Math.min(Math.max(n, 0), MOST)).fill(motion)

export function motions(event: GameEvent, view: View): Motion[] {
  const own = seatOf(event.seat)
  const n = number(event, 'n')
  switch (event.event) {
    case 'received': {
      const { icon, heap } = piece(number(event, 'piece'))
      return several(n, { icon, from: heap, to: own })
    }
    case 'shortage': {
      const { icon, heap } = piece(number(event, 'piece'))
      return [{ icon, from: own, to: heap }]
    }
    case 'sold':
    case 'paid_toll':
    case 'paid_goods':
    case 'paid_extra': {
      const { icon, heap } = piece(number(event, 'piece'))
      return several(n, { icon, from: own, to: heap })
    }
    case 'advanced':
      return several(n, { icon: 'grain', from: own, to: 'supply:good:grain' })
    case 'gave_back':
      return (crews[number(event, 'returned')] ?? []).map((kind) => ({
        icon: `worker_${kind}`,
        from: own,
        to: `supply:worker:${kind}`,
      }))
    case 'silver':
    case 'unbuilt':
      return several(n, { icon: 'silver', from: 'area:bank', to: own })
    case 'paid_silver':
      return several(n, { icon: 'silver', from: own, to: 'area:bank' })
    case 'placed':
      return (crews[number(event, 'crew')] ?? []).map((kind) => ({
        icon: `worker_${kind}`,
        from: own,
        to: workSpot(event),
      }))
    case 'cleared':
      return several(3, { icon: 'worker_white', from: `area:${areaOf(event)}`, to: 'supply' })
    case 'bid':
      return [{ icon: 'contractor', from: own, to: bidSpot(event, view), seat: event.seat }]
    case 'outbid':
      return [{ icon: 'contractor', from: bidSpot(event, view), to: own, seat: event.seat }]
    case 'passed':
      return [{ icon: 'contractor', from: own, to: 'store', seat: event.seat }]
    case 'paid_pumpkins':
      return several(n, { icon: 'pumpkin', from: own, to: 'supply:good:pumpkin' })
    case 'upgraded': {
      const material = number(event, 'material') === 0 ? 'copper' : 'stone'
      return several(n, { icon: `small_${material}`, from: own, to: `supply:good:small_${material}` })
    }
    case 'cow':
      return several(n, { icon: 'cow', from: 'supply:cows', to: own })
    case 'traded':
      return [{ icon: 'cow', from: own, to: 'supply:cows' }]
    case 'built':
      return several(n, { icon: 'settlement', from: own, to: fieldAt(event, view), seat: event.seat })
    case 'special': {
      const special = SPECIALS[number(event, 'special')] ?? 'settlement'
      return [{ icon: special, from: own, to: fieldAt(event, view), seat: event.seat }]
    }
    case 'canteen':
      return [{ icon: 'canteen', from: fieldAt(event, view), to: own }]
    case 'gate':
      return several(n, { icon: 'silver', from: own, to: seatOf(number(event, 'by')) })
    case 'exchanged': {
      const give = GOODS[number(event, 'give')] ?? ''
      return [{ icon: give, from: own, to: `supply:good:${give}` }]
    }
    case 'card':
      return [{ icon: 'event_card', from: 'event:pile', to: 'event:left' }]
    case 'active_card':
      return [{ icon: 'event_card', from: 'event:left', to: 'event:right' }]
    case 'took_tile':
      return [{ icon: 'mountain_tile', from: fieldAt(event, view), to: own }]
    case 'used_tile': {
      const face = mountainTile(view, view.printed.mountain_tiles?.[number(event, 'mountain_tile')]?.id ?? null)
      return [{ icon: face ? `tile_${face.kind}` : 'mountain_tile', from: own, to: 'supply' }]
    }
    default: // shows no piece, or another event tells of it
      return []
  }
}

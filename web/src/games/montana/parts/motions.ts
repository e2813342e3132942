/** Where an event happened and which pieces moved. */
import type { Motion } from '../../../table/state/stage.svelte'
import { mountainTile, type Event, type View } from '../view'

const MOST = 4 // pieces that fly at once

const seatOf = (seat: number): string => `seat:${seat}`
const fieldAt = (event: { field: string }): string => `field:${event.field}`
const bidSpot = (event: { row: string; pumpkins: number }): string => `bid:${event.row}:${event.pumpkins}`

function workSpot({ area, space, small }: Extract<Event, { event: 'placed' }>): string {
  if (area === 'bank') return `bank:${space}`
  return `${small ? 'small' : 'work'}:${area}:${space}`
}

export function where(event: Event, view: View): string[] {
  switch (event.event) {
    case 'spun':
      return [`wheel:${event.wheel_space}`]
    case 'advanced':
      return [`wheel:${view.arrow}`]
    case 'placed':
      return [workSpot(event)]
    case 'cleared': {
      const { area } = event
      if (area === 'bank') return view.bank.map((_, i) => `bank:${i + 1}`)
      return view.areas[area].map((_, i) => `work:${area}:${i + 1}`)
    }
    case 'city':
      return ['city']
    case 'bid':
    case 'outbid':
      return [bidSpot(event)]
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
      return [fieldAt(event)]
    case 'card':
      return ['event:left']
    case 'active_card':
    case 'card_effect':
      return ['event:right']
    default:
      return []
  }
}

const WORKER = '_worker'

/** The icon of a good or worker, and its heap in the supply. */
function piece(id: string): { icon: string; heap: string } {
  if (!id.endsWith(WORKER)) return { icon: id, heap: `supply:good:${id}` }
  const kind = id.slice(0, -WORKER.length)
  return { icon: `worker_${kind}`, heap: `supply:worker:${kind}` }
}

const several = (n: number, motion: Motion): Motion[] => Array<Motion>(Math.min(Math.max(n, 0), MOST)).fill(motion)

export function motions(event: Event, view: View): Motion[] {
  const own = seatOf(event.seat)
  switch (event.event) {
    case 'received': {
      const { icon, heap } = piece(event.piece)
      return several(event.n, { icon, from: heap, to: own })
    }
    case 'shortage': {
      const { icon, heap } = piece(event.piece)
      return [{ icon, from: own, to: heap }]
    }
    case 'sold':
    case 'paid_toll':
    case 'paid_goods':
    case 'paid_extra': {
      const { icon, heap } = piece(event.piece)
      return several(event.n, { icon, from: own, to: heap })
    }
    case 'advanced':
      return several(event.n, { icon: 'grain', from: own, to: 'supply:good:grain' })
    case 'gave_back':
      return event.workers.map((kind) => ({ icon: `worker_${kind}`, from: own, to: `supply:worker:${kind}` }))
    case 'silver':
    case 'unbuilt':
      return several(event.n, { icon: 'silver', from: 'area:bank', to: own })
    case 'paid_silver':
      return several(event.n, { icon: 'silver', from: own, to: 'area:bank' })
    case 'placed':
      return event.workers.map((kind) => ({ icon: `worker_${kind}`, from: own, to: workSpot(event) }))
    case 'cleared':
      return several(3, { icon: 'worker_white', from: `area:${event.area}`, to: 'supply' })
    case 'bid':
      return [{ icon: 'contractor', from: own, to: bidSpot(event), seat: event.seat }]
    case 'outbid':
      return [{ icon: 'contractor', from: bidSpot(event), to: own, seat: event.seat }]
    case 'passed':
      return [{ icon: 'contractor', from: own, to: 'store', seat: event.seat }]
    case 'paid_pumpkins':
      return several(event.n, { icon: 'pumpkin', from: own, to: 'supply:good:pumpkin' })
    case 'upgraded': {
      const small = `small_${event.material}`
      return several(event.n, { icon: small, from: own, to: `supply:good:${small}` })
    }
    case 'cow':
      return several(event.n, { icon: 'cow', from: 'supply:cows', to: own })
    case 'traded':
      return [{ icon: 'cow', from: own, to: 'supply:cows' }]
    case 'built':
      return several(event.n, { icon: 'settlement', from: own, to: fieldAt(event), seat: event.seat })
    case 'special':
      return [{ icon: event.special, from: own, to: fieldAt(event), seat: event.seat }]
    case 'canteen':
      return [{ icon: 'canteen', from: fieldAt(event), to: own }]
    case 'gate':
      return several(event.n, { icon: 'silver', from: own, to: seatOf(event.by) })
    case 'exchanged':
      return [{ icon: event.give, from: own, to: `supply:good:${event.give}` }]
    case 'card':
      return [{ icon: 'event_card', from: 'event:pile', to: 'event:left' }]
    case 'active_card':
      return [{ icon: 'event_card', from: 'event:left', to: 'event:right' }]
    case 'took_tile':
      return [{ icon: 'mountain_tile', from: fieldAt(event), to: own }]
    case 'used_tile': {
      const face = mountainTile(view, event.mountain_tile)
      return [{ icon: face ? `tile_${face.kind}` : 'mountain_tile', from: own, to: 'supply' }]
    }
    default: // shows no piece, or another event tells of it
      return []
  }
}

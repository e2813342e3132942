/** How events are told: what says the same as the one before, what is a list, what one line does without. */
import type { AnyView, GameEvent } from '../../lib/types'
import type { Telling } from '../registry'
import { read, type Event } from './view'

const WHITE = 'white'

/** A spin, trade or upgrade has told already what is received in full. */
function repeats(next: GameEvent, last: GameEvent, view: AnyView): boolean {
  const event = next as Event
  const before = last as Event
  if (before.event === 'traded' && event.event === 'silver') return true
  if (event.event !== 'received' || event.n !== event.due) return false
  switch (before.event) {
    case 'spun':
      return !read(view).printed.wheel[before.wheel_space - 1]?.includes(WHITE)
    case 'traded':
    case 'upgraded':
    case 'used_tile':
    case 'exchanged':
      return true
    default:
      return false
  }
}

export const telling: Telling = {
  lists: {
    received: 'piece',
    upgraded: 'material',
    sold: 'piece',
    paid_toll: 'piece',
    paid_goods: 'piece',
    paid_extra: 'piece',
  },
  repeats,
  minor: new Set(['paid_silver', 'paid_pumpkins', 'paid_goods', 'cleared', 'buried', 'shortage', 'card_effect']),
  forced: { passed: 'web-montana-forced-pass' },
}

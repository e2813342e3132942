/** Which spots of the board stand for which actions and events. */
import type { AnyView, GameEvent, LegalAction } from '../../lib/types'
import type { EventPlace } from '../registry'
import { goodsOf, ownSeat, read, type Event, type Good, type View } from './view'

const PANELS: Record<string, string> = {
  auction: 'auction',
  bid: 'auction',
  pass: 'auction',
  line: 'auction',
  round: 'auction',
  place: 'town',
  hold: 'town',
  building: 'stock',
  seat: 'players',
}

export const panelOf = (spot: string): string => PANELS[spot.split(':')[0]!] ?? 'market'

/** The space of the railroad line that brings a reward; each good stands on that of a good of one's choice. */
function lineSpot(reward: string, { printed }: View): string {
  return `line:${printed.line.indexOf(reward in printed.prices ? 'good' : reward) + 1}`
}

/** The spots that stand for an action: clicking any of them picks it. None: it is offered in the bar only. */
export function spots(action: LegalAction, view: AnyView): string[] {
  const fields = action.fields as Record<string, string | number>
  const shown = read(view)
  const atHand = `auction:${shown.space}`
  switch (fields['action']) {
    case 'neutral':
      return [`auction:${fields['space']}`]
    case 'bid':
      return [`bid:${fields['space']}:${fields['silver']}`]
    case 'pass':
    case 'hire':
    case 'bank':
    case 'borrow':
      return [String(fields['action'])]
    case 'place':
      return [`place:${fields['place']}`]
    case 'pay':
      return [Number(fields['gold']) > 0 ? 'hold:gold' : 'hold:silver']
    case 'build':
      return [`building:${fields['building']}`]
    case 'extra':
      return [atHand]
    case 'buy':
      return [`buy:${fields['good']}`] // with silver or with gold: the spot asks
    case 'sell':
      return [`sell:${fields['good']}`]
    case 'market':
      return [`market:${fields['good']}`]
    case 'pay_off':
      return ['pay_off']
    case 'gold_for':
      return ['hold:gold']
    case 'worker':
      return ['hold:workers']
    case 'relief':
      return [`hold:${fields['relief']}`]
    case 'reward':
      return rewardSpots(String(fields['reward']), shown)
    default: // done, no_build, no_extra, no_worker: to do nothing has no place on the board
      return []
  }
}

/** A good stands beside the line on its own counter too, where it is the only one. */
const rewardSpots = (reward: string, view: View): string[] => [
  lineSpot(reward, view),
  ...(reward in view.printed.prices ? [`hold:${reward}`] : []),
]

/** What to ask about a counter of the own holdings. */
const HELD: Record<string, string> = { silver: 'pay 0', gold: 'pay 1', debt: 'relief debt', workers: 'worker' }

/** The move, in notation, that a click on a spot would mean if it were legal; the server is asked why it is not. */
export function moveAt(spot: string, view: AnyView): string | null {
  const [kind, ...rest] = spot.split(':')
  const shown = read(view)
  switch (kind) {
    case 'auction':
      return shown.phase === 'neutral' ? `neutral ${rest[0]}` : `bid ${rest[0]} ${shown.printed.ladder[0]}`
    case 'building':
      return `build ${rest[0]}`
    case 'buy':
      return `buy ${rest[0]} ${Object.keys(shown.printed.prices[rest[0] as Good])[0]}`
    case 'pay_off':
      return 'pay_off silver'
    case 'line': {
      const reward = shown.printed.line[Number(rest[0]) - 1]
      return reward ? `reward ${reward === 'good' ? goodsOf(shown)[0] : reward}` : null
    }
    case 'hold':
      return HELD[rest[0]!] ?? null
    case 'seat':
    case 'round':
      return null
    default: // bid, pass, place, sell, hire, market, bank, borrow are called like their moves
      return [kind, ...rest].join(' ')
  }
}

const just = (...names: string[]): EventPlace => ({ spots: names, motions: [] })

const moved = (icon: string, from: string, to: string, seat?: number): EventPlace => ({
  spots: [to],
  motions: [seat === undefined ? { icon, from, to } : { icon, from, to, seat }],
})

export function locate(told: GameEvent, view: AnyView): EventPlace {
  const event = told as Event
  const shown = read(view)
  const seat = `seat:${event.seat}`
  const mine = event.seat === ownSeat(shown)
  const holding = (id: string): string => (mine ? `hold:${HOLDINGS[id] ?? id}` : seat)
  const atHand = shown.space === null ? 'stock' : `auction:${shown.space}`
  switch (event.event) {
    case 'round':
      return just(`round:${event.n}`)
    case 'final_income':
      return just(`round:${shown.round}`)
    case 'stage':
    case 'not_built':
      return just('stock')
    case 'turned_up':
      return moved('tile', 'stack', `auction:${event.space}`)
    case 'placed':
      return moved('worker', mine ? 'idle' : seat, mine ? `place:${event.place}` : seat, event.seat)
    case 'income':
      return moved(event.piece, mine ? 'town' : 'bank', holding(event.piece))
    case 'gained':
      return moved(event.piece, atHand, holding(event.piece))
    case 'returned_debt':
      return moved('debt', holding('debt'), 'borrow')
    case 'borrowed':
      return moved('debt', 'borrow', holding('debt'))
    case 'paid_off':
      return moved('debt', holding('debt'), 'pay_off')
    case 'wages':
      return moved(event.gold ? 'gold' : 'silver', holding('silver'), 'market')
    case 'neutral_bid':
      return moved('neutral', 'neutral', `bid:${event.space}:${event.bid}`)
    case 'neutral_value':
      return just('neutral')
    case 'bid':
      return moved(`player_${shown.seats[event.seat]?.colour}`, seat, `bid:${event.space}:${event.bid}`, event.seat)
    case 'outbid':
    case 'unsold':
      return just(`auction:${event.space}`)
    case 'passed':
      return just(seat)
    case 'line':
      return moved('railroad', seat, `line:${event.line}`, event.seat)
    case 'won':
      return moved('tile', `auction:${event.space}`, seat, event.seat)
    case 'start_player':
      return moved('start_player', 'auction:1', seat)
    case 'paid_bid':
      return moved(event.gold ? 'gold' : 'silver', holding('silver'), atHand)
    case 'built':
      return moved(
        `building_${event.building}`,
        `building:${event.building}`,
        mine ? `town:${event.building}` : seat,
        event.seat,
      )
    case 'paid_extra':
      return moved(event.piece, holding(event.piece), atHand)
    case 'bought':
      return moved(event.good, `buy:${event.good}`, holding(event.good))
    case 'sold':
      return moved(event.good, holding(event.good), `sell:${event.good}`)
    case 'hired':
      return moved('worker', 'hire', holding('worker'), event.seat)
    case 'swapped':
      return moved(event.good, `market:${event.good}`, holding(event.good))
    case 'changed':
      return moved('silver', 'bank', holding('silver'))
    default: // the log tells it
      return just()
  }
}

/** Pieces whose counter in the town is called otherwise. */
const HOLDINGS: Record<string, string> = { worker: 'workers', track: 'tracks' }

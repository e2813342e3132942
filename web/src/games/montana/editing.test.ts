import { expect, test } from 'vitest'
import { editing } from './editing'

const first = {
  phase: 'setup_spin',
  seats: [0, 1].map(() => ({
    goods: { grain: 0 },
    workers: { copper: 0 },
    cows: 1,
    canteens: 0,
    stock: 9,
    contractor: null,
    bidding: 'waiting',
  })),
  supply: { goods: { grain: 12 }, workers: { copper: 16 }, cows: 6, spent_canteens: 0 },
  bank: [null],
  areas: { mine: [{ large: null, small: null }] },
  settlements: {},
  cows: ['a1', 'b2'],
  canteens: ['c3'],
}

test('what nobody has lies in the supply', () => {
  const [blue, yellow] = first.seats
  const changed = {
    ...first,
    seats: [{ ...blue, goods: { grain: 5 }, workers: { copper: 2 }, canteens: 1 }, yellow],
    bank: [['copper', 'copper']],
    settlements: { a1: { seat: 1, tiles: 2 } },
    cows: ['b2'],
    canteens: [],
  }
  expect(editing.balanced!(changed, first)).toMatchObject({
    supply: { goods: { grain: 7 }, workers: { copper: 12 }, cows: 7, spent_canteens: 0 },
    seats: [{ stock: 9 }, { stock: 7 }],
    last_round: false,
  })
})

test('a seat without settlements left makes the round the last one', () => {
  const changed = { ...first, settlements: { a1: { seat: 0, tiles: 9 } } }
  expect(editing.balanced!(changed, first)).toMatchObject({ seats: [{ stock: 0 }, { stock: 9 }], last_round: true })
})

test('at the beginning of a turn nothing is under way', () => {
  const changed = { ...first, phase: 'bid', seats: first.seats.map((seat) => ({ ...seat, bidding: 'passed' })) }
  expect(editing.turnOf!(changed, 1, first)).toMatchObject({
    phase: 'turn',
    active: 1,
    decider: 1,
    place: null,
    seats: [{ bidding: 'waiting' }, { bidding: 'waiting' }],
  })
})

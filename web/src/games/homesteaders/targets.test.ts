import { describe, expect, test } from 'vitest'
import type { AnyView } from '../../lib/types'
import { event, legal } from '../../testing'
import { locate, moveAt, panelOf, spots } from './targets'

const view = {
  game: 'homesteaders',
  seat: 0,
  phase: 'bid',
  round: 3,
  space: 2,
  seats: [{ colour: 'blue' }, { colour: 'red' }],
  printed: {
    ladder: [3, 4, 5],
    prices: { wood: { silver: 1 }, gold: { silver: 4 }, copper: { gold: 1 } },
    line: ['trade', 'track', 'worker', 'good', 'vp'],
    buildings: {},
  },
} as unknown as AnyView

describe('spots of actions', () => {
  test.each([
    [{ action: 'bid', space: 1, silver: 4 }, ['bid:1:4']],
    [{ action: 'place', place: 'homestead_1' }, ['place:homestead_1']],
    [{ action: 'pay', gold: 0 }, ['hold:silver']],
    [{ action: 'pay', gold: 1 }, ['hold:gold']],
    [{ action: 'buy', good: 'gold', by: 'silver' }, ['buy:gold']],
    [{ action: 'extra' }, ['auction:2']],
    [{ action: 'reward', reward: 'track' }, ['line:2']],
    [{ action: 'reward', reward: 'copper' }, ['line:4', 'hold:copper']],
    [{ action: 'done' }, []],
  ])('%o', (fields, expected) => {
    expect(spots(legal(fields.action, fields), view)).toEqual(expected)
  })
})

describe('the move to ask about at a spot', () => {
  test.each([
    ['auction:1', 'bid 1 3'],
    ['bid:1:5', 'bid 1 5'],
    ['building:farm', 'build farm'],
    ['buy:gold', 'buy gold silver'],
    ['line:4', 'reward wood'],
    ['hold:gold', 'pay 1'],
    ['hold:tracks', null],
    ['seat:1', null],
  ])('%s', (spot, move) => {
    expect(moveAt(spot, view)).toBe(move)
  })

  test('of an auction depends on the phase', () => {
    expect(moveAt('auction:1', { ...view, phase: 'neutral' })).toBe('neutral 1')
  })
})

describe('events', () => {
  test('happen to the own holdings on the board, to those of others at their seat', () => {
    expect(locate(event('hired', { seat: 0 }), view).motions).toEqual([
      { icon: 'worker', from: 'hire', to: 'hold:workers', seat: 0 },
    ])
    expect(locate(event('hired', { seat: 1 }), view).spots).toEqual(['seat:1'])
  })

  test('name pieces, places and spaces by id', () => {
    expect(locate(event('income', { seat: 0, piece: 'track', n: 1 }), view).spots).toEqual(['hold:tracks'])
    expect(locate(event('placed', { seat: 0, place: 'homestead_1' }), view).spots).toEqual(['place:homestead_1'])
    expect(locate(event('turned_up', { tile: 13, space: 2 }), view).spots).toEqual(['auction:2'])
  })

  test('mark the round', () => {
    expect(locate(event('round', { n: 4 }), view)).toEqual({ spots: ['round:4'], motions: [] })
  })

  test('that the board does not know are only told in the log', () => {
    expect(locate(event('unheard_of'), view)).toEqual({ spots: [], motions: [] })
  })
})

test('spots know their panel', () => {
  expect(['bid:1:3', 'place:homestead_1', 'building:farm', 'seat:1', 'sell:wood'].map(panelOf)).toEqual([
    'auction',
    'town',
    'stock',
    'players',
    'market',
  ])
})

import { describe, expect, test } from 'vitest'
import type { AnyView } from '../../lib/types'
import { legal } from '../../testing'
import { moveAt, panelOf, spots } from './targets'

const view = {
  game: 'montana',
  phase: 'choose_action',
  arrow: 7,
  place: null,
  site: null,
  printed: { wheel: Array(8).fill([]) },
} as unknown as AnyView

describe('spots of actions', () => {
  test.each([
    [{ action: 'recruit' }, ['recruit']],
    [{ action: 'bank', space: 2 }, ['bank:2']],
    [{ action: 'work', area: 'quarry', space: 1 }, ['work:quarry:1']],
    [{ action: 'build', field: 'e5' }, ['field:e5']],
    [{ action: 'advance', spaces: 2 }, ['wheel:1']], // from space 7 of 8 round to the first
    [{ action: 'tile', top: 'plain' }, ['own:stock']],
    [{ action: 'tile', top: 'lawyer' }, ['own:special:lawyer']],
    [{ action: 'end_turn' }, []],
  ])('%o', (fields, expected) => {
    expect(spots(legal(fields.action, fields), view)).toEqual(expected)
  })

  test('pieces that occur twice are one spot', () => {
    expect(spots(legal('take', { workers: ['white', 'white'] }), view)).toEqual(['recruit', 'supply:worker:white'])
  })

  test('workers are sent to the space that is being filled', () => {
    const filling = { ...view, place: { area: 'quarry', space: 3 } }
    expect(spots(legal('staff', { workers: ['white'] }), filling)).toEqual(['work:quarry:3', 'own:worker:white'])
    expect(spots(legal('staff', { workers: ['white'] }), { ...filling, phase: 'helper' })[0]).toBe('small:quarry:3')
  })
})

describe('the move to ask about at a spot', () => {
  test.each([
    ['field:e5', 'build e5'],
    ['wheel:1', 'advance 2'],
    ['wheel:7', 'recruit'],
    ['work:quarry:1', 'work quarry 1'],
    ['bid:a:3', 'bid a 3'],
    ['own:good:small_copper', 'upgrade copper'],
    ['own:good:grain', null],
    ['seat:1', null],
  ])('%s', (spot, move) => {
    expect(moveAt(spot, view, 0)).toBe(move)
  })

  test('depends on what is asked', () => {
    expect(moveAt('field:e5', { ...view, phase: 'choose_start' }, 0)).toBe('start e5')
  })

  test('is none for spectators', () => {
    expect(moveAt('field:e5', view, null)).toBeNull()
  })
})

test('spots know their panel', () => {
  expect(['field:e5', 'wheel:1', 'bid:a:3', 'own:cows', 'event:right'].map(panelOf)).toEqual([
    'landscape',
    'workers',
    'city',
    'players',
    'events',
  ])
})

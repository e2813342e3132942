import { describe, expect, test } from 'vitest'
import { entry, event } from '../../testing'
import { entriesInForce, mergeEntries, movesInForce, stepsToRedo } from './history'

const move = (seq: number, name: string, seat = 0) =>
  entry(seq, 'move', { move: name, seat, action: { action: name.split(' ')[0] } })

describe('entries in force', () => {
  test('moves are numbered from 0, other entries belong to none', () => {
    const found = entriesInForce([entry(1, 'start'), move(2, 'a'), entry(3, 'stand_in'), move(4, 'b')])
    expect(found.map((one) => [one.entry.seq, one.move])).toEqual([
      [1, null],
      [2, 0],
      [3, null],
      [4, 1],
    ])
  })

  test('an undo takes everything from its move on, but nothing that is no move', () => {
    const found = entriesInForce([
      move(1, 'a'),
      move(2, 'b'),
      entry(3, 'stand_in'),
      entry(4, 'undo', { data: { to: 1 } }),
      move(5, 'c'),
    ])
    expect(found.map((one) => [one.entry.seq, one.move])).toEqual([
      [1, 0],
      [3, null],
      [5, 1],
    ])
  })

  test('what a confirmation brought goes with the move it confirmed', () => {
    const log = [move(1, 'a'), entry(2, 'confirm', { events: [event('income')] })]
    expect(entriesInForce(log).map((one) => one.move)).toEqual([0, 0])
    expect(entriesInForce([...log, entry(3, 'undo', { data: { to: 0 } })])).toEqual([])
  })

  test('a confirmation without events is not told', () => {
    expect(entriesInForce([move(1, 'a'), entry(2, 'confirm', { events: [] })])).toHaveLength(1)
  })

  test('only moves are moves', () => {
    const log = [entry(1, 'start'), move(2, 'a'), entry(3, 'confirm', { events: [event('income')] }), move(4, 'b')]
    expect(movesInForce(log).map((one) => one.move)).toEqual(['a', 'b'])
  })
})

describe('merging', () => {
  const known = [entry(1, 'start'), move(2, 'a'), move(3, 'b')]

  test('newer entries follow', () => {
    expect(mergeEntries(known, [move(4, 'c')]).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  })

  test('entries that come again replace the known ones', () => {
    const again = mergeEntries(known, [move(2, 'seen with other eyes')])
    expect(again.map((one) => one.move)).toEqual([null, 'seen with other eyes'])
  })

  test('nothing new leaves the log as it is, so that nothing is drawn again', () => {
    expect(mergeEntries(known, [])).toBe(known)
  })
})

describe('steps to redo', () => {
  const families = new Set(['place', 'done'])

  test('moves of the families named are one step', () => {
    const moves = [move(1, 'bid 1'), move(2, 'place x'), move(3, 'place y'), move(4, 'done'), move(5, 'pay 0')]
    expect(stepsToRedo(moves, families)).toEqual([['bid 1'], ['place x', 'place y', 'done'], ['pay 0']])
  })

  test('without families every move is a step', () => {
    expect(stepsToRedo([move(1, 'place x'), move(2, 'done')], new Set())).toEqual([['place x'], ['done']])
  })
})

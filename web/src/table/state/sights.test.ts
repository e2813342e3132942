import { describe, expect, test } from 'vitest'
import type { First, Sight } from '../../games/registry'
import { entry, event } from '../../testing'
import { due, eventsSince, since } from './sights'

/** Moves of these seats, each with an event that tells its number; null: chance. */
const moves = (...seats: (number | null)[]) =>
  seats.map((seat, at) => entry(at + 1, 'move', { seat, events: [event(String(at))] }))

describe('the game goes on', () => {
  test.each([
    [[0, 0], 2, 'same'], // nothing yet
    [[0, 0, 0, null], 2, 'same'], // my own turn goes on
    [[0, 1], 1, 'others'],
    [[0, 0, 1, null, 1], 1, 'others'],
    [[0, 1, 0], 1, 'next'],
    [[0, 0, 1, 2, 0], 1, 'next'],
  ] as const)('%o since %i: %s', (seats, move, expected) => {
    expect(since(moves(...seats), move, 0)).toBe(expected)
  })

  test('and back again, if moves are undone', () => {
    expect(since(moves(0), 3, 0)).toBe('same')
  })
})

describe('what has happened since my last turn began', () => {
  test.each([
    [[], []],
    [
      [1, 1],
      ['0', '1'],
    ], // I have not moved yet
    [
      [0, 1, 0, null, 0, 1, 2],
      ['2', '3', '4', '5', '6'],
    ],
    [
      [null, 0, 1],
      ['0', '1', '2'],
    ],
  ])('%o', (seats, expected) => {
    expect(eventsSince(moves(...seats), 0).map((each) => each.event)).toEqual(expected)
  })
})

test('the first that applies is due, unless it was shown', () => {
  const first = (id: string, applies: boolean): First => ({ id, text: id, rule: '', when: () => applies })
  const firsts = [first('a', false), first('b', true), first('c', true)]
  const sight = {} as Sight
  expect(due(firsts, sight, () => false)?.id).toBe('b')
  expect(due(firsts, sight, (id) => id === 'b')?.id).toBe('c')
  expect(due(firsts, sight, () => true)).toBeNull()
})

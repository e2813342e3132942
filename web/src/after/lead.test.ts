import { describe, expect, test } from 'vitest'
import { frames } from '../testing'
import { keyMoments, margin, roundEnds, roundsOf, statistics } from './lead'

const withRounds = (...rounds: (number | undefined)[]) =>
  frames(...rounds.map(() => [0, 0])).map((frame, at) => ({
    ...frame,
    view: rounds[at] === undefined ? {} : { round: rounds[at] },
  }))

test('the margin is the distance to the best of the others', () => {
  expect([0, 1, 2].map((seat) => margin([5, 9, 7], seat))).toEqual([-4, 2, -2])
})

describe('rounds', () => {
  test('a frame without a round is of the round before', () => {
    expect(roundsOf(withRounds(1, undefined, 2, undefined))).toEqual([1, 1, 2, 2])
  })

  test('end with their last frame', () => {
    const ends = roundEnds(withRounds(1, undefined, 2, 3, undefined))
    expect(ends.map(({ round, frame }) => [round, frame.move])).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
    ])
  })
})

describe('key moments', () => {
  test('are the turns in which somebody gained on the best of the others', () => {
    const found = keyMoments(frames([0, 0], [4, 0], [4, 0], [4, 6]))
    expect(found.map(({ move, seat, gain, leads }) => ({ move, seat, gain, leads }))).toEqual([
      { move: 1, seat: 0, gain: 4, leads: true },
      { move: 3, seat: 1, gain: 6, leads: true },
    ])
  })

  test('there are none where nothing changes', () => {
    expect(keyMoments(frames([0, 0], [0, 0], [0, 0]))).toEqual([])
  })

  test('at most five, the greatest ones, in the order of play', () => {
    const scores = [1, 2, 3, 4, 5, 6, 7].reduce<number[][]>(
      (all, gain) => [...all, [all.at(-1)![0]! + gain, 0]],
      [[0, 0]],
    )
    const found = keyMoments(frames(...scores))
    expect(found).toHaveLength(5)
    expect(found.map(({ gain }) => gain)).toEqual([3, 4, 5, 6, 7])
  })
})

test('statistics count decisions, the best move and the share of moves in the lead', () => {
  const [first, second] = statistics(frames([0, 0], [3, 0], [3, 4], [5, 4]))
  expect(first).toEqual({ decisions: 2, perRound: 5, bestMove: 3, ahead: 2 / 3 })
  expect(second).toEqual({ decisions: 1, perRound: 4, bestMove: 4, ahead: 1 / 3 })
})

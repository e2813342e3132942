import { describe, expect, test } from 'vitest'
import {
  chancePoints,
  counted,
  keyDecisions,
  luckPoints,
  mistakesOf,
  pointAt,
  type Judged,
  type Review,
} from './review'

const choice = { notation: '', text: '', chance: 0.5 }
const judged = (move: number, cost: number, grade: Judged['grade'], seat = 0): Judged => ({
  move,
  seat,
  grade,
  cost,
  played: choice,
  better: choice,
})

/** Decisions before the moves 2, 3 and 5; move 4 is luck. */
const review = (rest: Partial<Review> = {}): Review => ({
  finished: true,
  failed: false,
  passes: 2,
  done: 3,
  total: 3,
  curve: [
    { move: 2, chances: [0.5, 0.5] },
    { move: 3, chances: [0.4, 0.6] },
    { move: 5, chances: [0.7, 0.3] },
    { move: 5, chances: [1, 0] },
  ],
  steps: [
    { move: 2, decided: [-0.1, 0.1], luck: [0, 0] },
    { move: 3, decided: [0.1, -0.1], luck: [0.2, -0.2] },
    { move: 5, decided: [0.25, -0.25], luck: [0.05, -0.05] },
  ],
  decisions: [judged(2, 0.1, 'mistake'), judged(3, 0.1, 'mistake', 1), judged(5, 0, 'good')],
  accuracies: [75, 50],
  ...rest,
})

describe('points', () => {
  test('are where a decision is due, and where the game is over', () => {
    expect(chancePoints(review()).map(({ at }) => at)).toEqual([1, 2, 4, 5])
    expect(chancePoints(review())[3]!.values).toEqual([100, 0])
  })

  test('as long as the end is missing, every point is one before a decision', () => {
    const begun = review({ curve: review().curve.slice(0, 2), decisions: review().decisions.slice(0, 2) })
    expect(chancePoints(begun).map(({ at }) => at)).toEqual([1, 2])
  })

  test('luck is summed up, from nothing', () => {
    const found = luckPoints(review())
    expect(found.map(({ at }) => at)).toEqual([1, 2, 4, 5])
    expect(found.map(({ values }) => values.map((value) => Math.round(value)))).toEqual([
      [0, 0],
      [0, 0],
      [20, -20],
      [25, -25],
    ])
  })

  test('without decisions there are none', () => {
    const nothing = review({ curve: [], steps: [], decisions: [] })
    expect([chancePoints(nothing), luckPoints(nothing)]).toEqual([[], []])
  })
})

describe('what is known after a move', () => {
  const points = chancePoints(review())

  test.each([
    [0, 1],
    [1, 1],
    [3, 2],
    [4, 4],
    [9, 5],
  ])('after %i moves it is the point at %i', (move, at) => {
    expect(pointAt(points, move, true)?.at).toBe(at)
  })

  test('is nothing where the review has not come to', () => {
    expect(pointAt(points, 5, false)?.at).toBe(5)
    expect(pointAt(points, 6, false)).toBeNull()
    expect(pointAt([], 3, true)).toBeNull()
  })
})

describe('decisions', () => {
  const all = [
    judged(1, 0.06, 'inaccuracy'),
    judged(2, 0.3, 'blunder', 1),
    judged(3, 0.04, 'good'),
    judged(4, 0.12, 'mistake'),
    judged(5, 0.25, 'blunder'),
    judged(6, 0.07, 'inaccuracy', 1),
    judged(7, 0.08, 'inaccuracy'),
  ]

  test('the five costliest that were not good, in the order they were made', () => {
    expect(keyDecisions(all).map(({ move }) => move)).toEqual([2, 4, 5, 6, 7])
    expect(keyDecisions([judged(1, 0.04, 'good')])).toEqual([])
  })

  test('mistakes are those of one seat, without what is merely inaccurate', () => {
    expect(mistakesOf(all, 0).map(({ move }) => move)).toEqual([4, 5])
    expect(mistakesOf(all, 1).map(({ move }) => move)).toEqual([2])
  })

  test('are counted for each seat', () => {
    expect(counted(all, 'inaccuracy', 2)).toEqual([2, 1])
  })
})

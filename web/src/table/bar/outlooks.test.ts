import { expect, test } from 'vitest'
import type { Outlook } from '../../lib/types'
import { shownDraws } from './outlooks'

const outlook = (changes: Record<string, number>[]): Outlook =>
  ({
    change: {},
    varies: {},
    score: [0, 0],
    events: [],
    draws: changes.map((change) => ({ weight: 1, change, varies: {}, score: [0, 0] })),
  }) as unknown as Outlook

test('cases that bring the same are told once, the likeliest first', () => {
  const told = shownDraws(outlook([{ grain: 2 }, { stone: 1 }, { stone: 1 }, { copper: 2 }]))
  expect(told.map(({ weight, all, range }) => [weight, all, range.change])).toEqual([
    [2, 4, { stone: 1 }],
    [1, 4, { grain: 2 }],
    [1, 4, { copper: 2 }],
  ])
})

test('without chance there is nothing to tell', () => {
  expect(shownDraws(outlook([]))).toEqual([])
})

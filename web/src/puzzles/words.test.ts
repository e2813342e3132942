import { expect, test } from 'vitest'
import { percent, points } from './words'

test('shares are told as whole percents', () => {
  expect([0, 0.496, 1].map(percent)).toEqual([0, 50, 100])
})

test('what is lost at all is at least a point', () => {
  expect([0, 0.001, 0.123].map(points)).toEqual([0, 1, 12])
})

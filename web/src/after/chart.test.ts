import { describe, expect, test } from 'vitest'
import { frames } from '../testing'
import { chart, signed, SPACE } from './chart'

const WIDTH = 400
const HEIGHT = 220
const drawn = chart(frames([0, 0], [3, 0], [3, 8], [12, 8]), WIDTH, HEIGHT)

describe('axes', () => {
  test('moves go from the left to the right edge and back', () => {
    expect([drawn.x(0), drawn.x(3)]).toEqual([drawn.left, drawn.right])
    expect([0, 1, 2, 3].map((move) => drawn.move(drawn.x(move)))).toEqual([0, 1, 2, 3])
    expect([drawn.move(-50), drawn.move(WIDTH + 50)]).toEqual([0, 3])
  })

  test('scores go upwards inside the space for them', () => {
    expect(drawn.y(12)).toBeLessThan(drawn.y(3))
    for (const { at } of drawn.across) {
      expect(at).toBeGreaterThanOrEqual(SPACE.top)
      expect(at).toBeLessThanOrEqual(HEIGHT - SPACE.bottom)
    }
  })

  test('ticks are 1, 2 or 5 times a power of ten apart', () => {
    const scores = drawn.across.map(({ label }) => Number(label))
    expect(scores[0]).toBe(0)
    expect([1, 2, 5, 10, 20]).toContain(scores[1]! - scores[0]!)
    expect(scores.at(-1)).toBeGreaterThanOrEqual(12)
  })

  test('scores below zero are on the chart, with a proper minus', () => {
    const low = chart(frames([0, 0], [-7, 2]), WIDTH, HEIGHT)
    expect(low.across[0]!.label.startsWith('−')).toBe(true)
    expect(low.zero).toBeLessThan(low.y(-7))
    expect(signed(-7)).toBe('−7')
  })
})

test('lines have steps where the score changes, and none elsewhere', () => {
  expect(drawn.lines).toHaveLength(2)
  expect(drawn.lines[0]!.match(/V/g)).toHaveLength(2)
  expect(drawn.lines[1]!.match(/V/g)).toHaveLength(1)
})

test('the marks at the ends of close lines are apart and on the chart', () => {
  const close = chart(frames([0, 0, 0, 0], [9, 9, 9, 10]), WIDTH, HEIGHT)
  const heights = close.ends.map(({ y }) => y).sort((a, b) => a - b)
  for (let i = 1; i < heights.length; i++) expect(heights[i]! - heights[i - 1]!).toBeGreaterThanOrEqual(17.9)
  expect(heights[0]).toBeGreaterThanOrEqual(SPACE.top - 0.1)
  expect(heights.at(-1)).toBeLessThanOrEqual(HEIGHT - SPACE.bottom + 0.1)
})

test('rounds are named where they begin', () => {
  const played = frames([0, 0], [1, 0], [1, 1], [2, 1]).map((frame, at) => ({
    ...frame,
    view: { round: at < 2 ? 1 : 2 },
  }))
  const { along, x } = chart(played, WIDTH, HEIGHT)
  expect(along).toEqual([
    { at: x(0), label: '1' },
    { at: x(2), label: '2' },
  ])
})

test('a game without moves can be drawn', () => {
  expect(chart(frames([0, 0]), WIDTH, HEIGHT).lines[0]).not.toContain('NaN')
})

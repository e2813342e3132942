import { expect, test } from 'vitest'
import { frames } from '../testing'
import { chancesChart, gained, luckChart } from './chances'
import { SPACE } from './chart'

const WIDTH = 400
const HEIGHT = 220
const game = frames(...Array.from({ length: 11 }, () => [0, 0]))
const points = [
  { at: 1, values: [50, 50] },
  { at: 3, values: [70, 30] },
]

test('chances go from 0 to 100 percent, in straight lines', () => {
  const { across, lines, y } = chancesChart(game, points, WIDTH, HEIGHT)
  expect(across).toHaveLength(5)
  expect([y(100), y(0)]).toEqual([SPACE.top, HEIGHT - SPACE.bottom])
  expect(lines[0]).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+H[\d.]+$/)
})

test('lines end where the review has come to, on the scale of the whole game', () => {
  const { ends, x, right } = chancesChart(game, points, WIDTH, HEIGHT)
  expect(x(10)).toBe(right)
  expect(ends.map((end) => end.x)).toEqual([x(3), x(3)])
})

test('marks lie on the lines', () => {
  const long = [points[0]!, { at: 10, values: [95, 5] }]
  const { marks, x, y } = chancesChart(game, long, WIDTH, HEIGHT)
  const first = marks.find(({ seat }) => seat === 0)!
  expect(first.y).toBeCloseTo(y(50 + (45 * (first.x - x(1))) / (x(10) - x(1))), 6)
})

test('nothing gained is in the middle, however much it was', () => {
  for (const most of [0, 4, 37, 90]) {
    const drawn = luckChart(game, [points[0]!, { at: 10, values: [most, -most] }], WIDTH, HEIGHT)
    expect(drawn.zero).toBeCloseTo((SPACE.top + HEIGHT - SPACE.bottom) / 2, 6)
    expect(drawn.y(most)).toBeGreaterThanOrEqual(SPACE.top)
  }
})

test('what is gained has a sign, nothing has none', () => {
  expect([12.4, -12.6, 0.2, -0.2].map(gained)).toEqual(['+12', '−13', '0', '0'])
})

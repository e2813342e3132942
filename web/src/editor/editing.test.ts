import { expect, test } from 'vitest'
import { pathOf, valueAt, withValue } from './editing'

const position = { seats: [{ silver: 1 }, { silver: 2, goods: { grain: 3 } }], cows: ['e5', 'f4'], place: null }

test('a value is found by its path', () => {
  expect(valueAt(position, ['seats', 1, 'goods', 'grain'])).toBe(3)
  expect(valueAt(position, ['place', 'area'])).toBeUndefined()
  expect(valueAt(position, [])).toBe(position)
})

test('a changed position shares what is not on the path', () => {
  const changed = withValue(position, ['seats', 1, 'goods', 'grain'], 5)
  expect(valueAt(changed, ['seats', 1, 'goods', 'grain'])).toBe(5)
  expect(position.seats[1]!.goods!.grain).toBe(3)
  expect(changed.seats[0]).toBe(position.seats[0])
  expect(Array.isArray(changed.seats)).toBe(true)
})

test('undefined takes a value away', () => {
  expect(withValue(position, ['cows', 0], undefined).cows).toEqual(['f4'])
  expect(withValue({ a: { b: 1, c: 2 } }, ['a', 'b'], undefined)).toEqual({ a: { c: 2 } })
})

test("the server's words for a path", () => {
  expect(pathOf('seats[1].workers.copper')).toEqual(['seats', 1, 'workers', 'copper'])
  expect(pathOf('areas.grain_field[2].large')).toEqual(['areas', 'grain_field', 2, 'large'])
  expect(pathOf('')).toEqual([])
})

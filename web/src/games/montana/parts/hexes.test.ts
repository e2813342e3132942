import { describe, expect, test } from 'vitest'
import type { Field } from '../view'
import { frame, middle, outline, priceLayout, riverEdges, SIZE, TOWERS } from './hexes'

const field = (q: number, r: number, land = 'prairie'): Field => ({ q, r, land }) as Field
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)

test('all six neighbours are equally far', () => {
  const away = [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ].map(([q, r]) => distance(middle({ q: 0, r: 0 }), middle({ q: q!, r: r! })))
  for (const far of away) expect(far).toBeCloseTo(Math.sqrt(3) * SIZE)
})

test('the outline has six corners', () => {
  expect(outline(SIZE).match(/L/g)).toHaveLength(5)
  expect(outline(SIZE).startsWith('M50.0,0.0')).toBe(true)
})

test('the frame holds every field with its corners', () => {
  const { x, y, width, height } = frame([field(0, 0), field(2, 0), field(1, 1)])
  for (const at of [field(0, 0), field(2, 0), field(1, 1)].map(middle)) {
    expect(at.x - SIZE).toBeGreaterThanOrEqual(x)
    expect(at.x + SIZE).toBeLessThanOrEqual(x + width)
    expect(at.y).toBeGreaterThan(y)
    expect(at.y).toBeLessThan(y + height)
  }
})

describe('a river', () => {
  const fields = [field(0, 0, 'river'), field(1, 0, 'river'), field(2, 0, 'river'), field(0, 1)]

  test('goes on to its neighbours', () => {
    expect(riverEdges(fields[1]!, fields)).toHaveLength(2)
  })

  test('leaves the board at its ends, straight on', () => {
    const edges = riverEdges(fields[0]!, fields)
    expect(edges).toHaveLength(2)
    expect(edges[0]!.x + edges[1]!.x).toBeCloseTo(0)
    expect(edges[0]!.y + edges[1]!.y).toBeCloseTo(0)
  })
})

describe.each([1, 2, 3, 4, 5, 6])('%d goods of a price', (n) => {
  test.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])('lie beside each other above the label', (isBelow, isNarrow) => {
    const places = priceLayout(n, isBelow, isNarrow)
    expect(places).toHaveLength(n)
    for (const [i, one] of places.entries()) {
      expect(one.y + one.size / 2).toBeLessThan(26)
      for (const other of places.slice(i + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual(one.size)
    }
  })
})

test('the towers of all four players have a place of their own', () => {
  expect(TOWERS.length).toBe(4)
  for (const [i, { x, y, size }] of TOWERS.entries())
    for (const other of TOWERS.slice(i + 1))
      expect(Math.abs(x - other.x) >= size || Math.abs(y - other.y) >= size).toBe(true)
})

import { describe, expect, test } from 'vitest'
import type { Field } from '../view'
import { frame, layout, middle, outline, riverEdges, SIZE } from './hexes'

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

test.each([1, 2, 3, 4, 5, 6, 7, 8])('%d goods of a price lie beside each other round the middle', (n) => {
  const places = layout(n, 10)
  expect(places).toHaveLength(n)
  for (const [i, one] of places.entries())
    for (const other of places.slice(i + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual(10)
  expect(Math.min(...places.map(({ y }) => y)) + Math.max(...places.map(({ y }) => y))).toBeCloseTo(0)
})

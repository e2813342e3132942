/** The geometry of the landscape: hexes with a flat top, columns of fields from left to right. */
import type { Field } from '../view'

export const SIZE = 50 // from the middle of a hex to a corner
const HALF = (Math.sqrt(3) / 2) * SIZE // from the middle to an edge

export const middle = (field: { q: number; r: number }): { x: number; y: number } => ({
  x: 1.5 * SIZE * field.q,
  y: 2 * HALF * (field.r + field.q / 2),
})

/** The outline of a hex round its middle. */
export function outline(size: number): string {
  const corners = [0, 60, 120, 180, 240, 300].map((angle) => {
    const turn = (angle * Math.PI) / 180
    return `${(size * Math.cos(turn)).toFixed(1)},${(size * Math.sin(turn)).toFixed(1)}`
  })
  return `M${corners.join('L')}z`
}

/** The part of the plane that all fields need. */
export function frame(fields: readonly Field[]): { x: number; y: number; width: number; height: number } {
  const middles = fields.map(middle)
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  const margin = 1
  const x = Math.min(...xs) - SIZE - margin
  const y = Math.min(...ys) - HALF - margin
  return { x, y, width: Math.max(...xs) + SIZE + margin - x, height: Math.max(...ys) + HALF + margin - y }
}

const NEIGHBOURS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

/** The middles of the edges through which a river leaves its field: to its neighbours, and on from its ends. */
export function riverEdges(field: Field, fields: readonly Field[]): { x: number; y: number }[] {
  const isRiver = (q: number, r: number): boolean =>
    fields.some((other) => other.q === q && other.r === r && other.land === 'river')
  const ways = NEIGHBOURS.map(([q, r]) => isRiver(field.q + q, field.r + r))
  return NEIGHBOURS.flatMap(([q, r], i) => {
    const goesOn = ways.filter(Boolean).length === 1 && ways[(i + 3) % 6]
    if (!ways[i] && !goesOn) return []
    const { x, y } = middle({ q, r })
    return [{ x: x / 2, y: y / 2 }]
  })
}

/** A drawing in a hex: its middle and its size. */
export interface Symbol {
  x: number
  y: number
  size: number
}

/** Rows of drawings round a height, as many in each as said. */
function rows(counts: number[], size: number, height: number): Symbol[] {
  return counts.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, i) => ({
      x: (i - (inRow - 1) / 2) * (size + 1),
      y: height + (row - (counts.length - 1) / 2) * (size + 0.5),
      size,
    })),
  )
}

/**
 * Where the goods of a price lie: above the label, and below what stands at the top of the hex if `isBelow`. If
 * `isNarrow`, something stands at the sides.
 */
export function priceLayout(n: number, isBelow: boolean, isNarrow: boolean): Symbol[] {
  if (n > 4) return rows([Math.ceil(n / 2), Math.floor(n / 2)], 20, 4.5)
  if (n === 4) return isBelow ? rows([2, 2], 21, 4) : rows([2, 2], 27, -6)
  if (n === 3 && isNarrow) return isBelow ? rows([2, 1], 21, 4) : rows([2, 1], 26, -7)
  if (n === 3) return rows([3], 25.5, isBelow ? 4 : -3)
  return rows([n], isNarrow ? 25.5 : isBelow ? 30 : 33, isBelow ? 3 : -4)
}

/** Where the watchtowers stand whose owners take a toll on a field: up to four players have one each. */
export const TOWERS: readonly Symbol[] = [
  { x: 36.5, y: -2, size: 14 },
  { x: -36.5, y: -2, size: 14 },
  { x: 29.5, y: 15.5, size: 14 },
  { x: -29.5, y: 15.5, size: 14 },
]

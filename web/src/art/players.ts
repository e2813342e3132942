// The colours of the seats, in the order of the engine, and the shape that goes with each.
export const seatColours = ['blue', 'yellow', 'green', 'red'] as const
export type Colour = (typeof seatColours)[number]

interface Shape {
  outline: string
  baseline: number // of the letter
  letter: number // its size
}

export const seatShapes: Record<Colour, Shape> = {
  blue: { outline: 'M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28z', baseline: 23, letter: 19 },
  yellow: { outline: 'M16 1l15 15-15 15L1 16z', baseline: 22.2, letter: 17 },
  green: { outline: 'M3 3h26v26H3z', baseline: 23, letter: 19 },
  red: { outline: 'M16 1.5L31 29.5H1z', baseline: 26.5, letter: 16 },
}

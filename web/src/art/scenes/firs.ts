/** A fir as a path: three tiers on its trunk, the foot at x, y. */
export function fir(x: number, y: number, height: number): string {
  const half = height * 0.27
  const tier = height * 0.3
  const top = y - height
  return (
    `M${x} ${top}l${half * 0.55} ${tier}h${-half * 0.2}l${half * 0.4} ${tier}h${-half * 0.2}l${half * 0.45} ${tier}` +
    `h${-half * 0.85}V${y}h${-half * 0.3}V${top + 3 * tier}h${-half * 0.85}l${half * 0.45} ${-tier}h${-half * 0.2}l${half * 0.4} ${-tier}h${-half * 0.2}z`
  )
}

/** A wood along a line of feet, small trees and tall ones by turns. */
export const firs = (feet: [number, number, number][]): string =>
  feet.map(([x, y, height]) => fir(x, y, height)).join('')

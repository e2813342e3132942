/** What search has to tell of a game that is over, counted for the page. */
import type { components } from '../lib/schema'

type Schemas = components['schemas']

export type Review = Schemas['ReviewInfo']
export type Judged = Schemas['JudgedDecision']
export type Grade = Judged['grade']

/** A number for each seat after so many moves. */
export interface Point {
  at: number
  values: number[]
}

/** The signs of decisions that were not good, as chess players write them. */
export const SIGNS: Record<Exclude<Grade, 'good'>, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' }

const MOST_KEY_DECISIONS = 5

/** How likely every seat was to win, in percent: before each decision, and when the game was over. */
export function chancePoints({ curve, decisions }: Review): Point[] {
  return curve.map(({ move, chances }, i) => ({
    at: i < decisions.length ? move - 1 : move,
    values: chances.map((chance) => 100 * chance),
  }))
}

/** What luck has given to every seat since the beginning, in percentage points. */
export function luckPoints(review: Review): Point[] {
  let sums: number[] = []
  return chancePoints(review).map(({ at, values }, i) => {
    const luck = review.steps[i - 1]?.luck
    sums = values.map((_, seat) => (sums[seat] ?? 0) + 100 * (luck?.[seat] ?? 0))
    return { at, values: sums }
  })
}

/** What is known after so many moves: the last point until then; null before the first, and where none has come yet. */
export function pointAt(points: Point[], move: number, isWhole: boolean): Point | null {
  if (!isWhole && move > (points.at(-1)?.at ?? -1)) return null
  return points.findLast(({ at }) => at <= move) ?? points[0] ?? null
}

export const byMove = (decisions: Judged[]): Map<number, Judged> => new Map(decisions.map((one) => [one.move, one]))

/** The decisions that gave away most, in the order they were made. */
export const keyDecisions = (decisions: Judged[]): Judged[] =>
  decisions
    .filter(({ grade }) => grade !== 'good')
    .sort((a, b) => b.cost - a.cost || a.move - b.move)
    .slice(0, MOST_KEY_DECISIONS)
    .sort((a, b) => a.move - b.move)

/** What a seat has most to learn from. */
export const mistakesOf = (decisions: Judged[], seat: number): Judged[] =>
  decisions.filter((one) => one.seat === seat && (one.grade === 'mistake' || one.grade === 'blunder'))

/** How many decisions of a grade each seat made. */
export const counted = (decisions: Judged[], grade: Grade, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => decisions.filter((one) => one.seat === seat && one.grade === grade).length)

/** A probability in whole percent, or percentage points. */
export const points = (share: number): number => Math.round(100 * share)

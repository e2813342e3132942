/** When a first-sight card is due, and when it has had its time. */
import type { First, Sight } from '../../games/registry'
import type { Entry, GameEvent } from '../../lib/types'

/** How far the game has gone on since a move number: not beyond this turn, to others, or to the seat's turn after. */
export type Since = 'same' | 'others' | 'next'

export function since(moves: readonly Entry[], move: number, seat: number): Since {
  const seats = moves.slice(move).flatMap((entry) => entry.seat ?? [])
  const other = seats.findIndex((each) => each !== seat)
  if (other < 0) return 'same'
  return seats.slice(other).includes(seat) ? 'next' : 'others'
}

/** What has happened since the last turn of a seat began. */
export function eventsSince(moves: readonly Entry[], seat: number): GameEvent[] {
  const isOther = (entry: Entry | undefined): boolean =>
    entry !== undefined && entry.seat !== null && entry.seat !== seat
  let start = moves.findLastIndex((entry) => entry.seat === seat)
  while (start > 0 && !isOther(moves[start - 1])) start -= 1
  return moves.slice(Math.max(0, start)).flatMap((entry) => entry.events ?? [])
}

/** The card that is due: of those never shown the first that applies. */
export const due = (firsts: readonly First[], sight: Sight, isSeen: (id: string) => boolean): First | null =>
  firsts.find((first) => !isSeen(first.id) && first.when(sight)) ?? null

/** A decision that becomes possible after a few others, made together with them. */
import type { Combined, Step } from '../../games/registry'
import type { LegalAction, Way } from '../../lib/types'

const FIRST = -1000 // their numbers are those of no other action

/** All of a way as one action; null if it cannot begin. Where a step is not possible, nothing of the rest is done. */
export function combined(way: Way, index: number, legal: readonly LegalAction[]): Combined | null {
  const [first, ...rest] = way.moves
  const action = legal.find(({ move }) => move === first)
  if (!action) return null
  let isOpen = true
  const then = rest.map((move): Step => (now) => {
    const next = isOpen ? (now.find((each) => each.move === move) ?? null) : null
    isOpen &&= next !== null
    return next
  })
  return {
    ...action,
    extra: true, // beside the question
    action: FIRST - index,
    text: way.texts.join('; '),
    texts: way.texts,
    change: way.change,
    then,
    moves: way.moves,
    isGoal: true,
  }
}

/** The way whose last move is this one, as one action. */
export function wayTo(move: string, ways: readonly Way[], legal: readonly LegalAction[]): Combined | null {
  const index = ways.findIndex(({ moves }) => moves.at(-1) === move)
  return index < 0 ? null : combined(ways[index]!, index, legal)
}

/** The family of what a way ends with. */
export const lastFamily = ({ moves = [] }: Combined): string => moves.at(-1)?.split(' ')[0] ?? ''

/** Several decisions made together: trades and what they were made for, or all workers of a round. */
import type { Stage } from './stage.svelte'

/**
 * Play moves one after the other as long as each is legal when its turn comes; whether all of them were. It stops when
 * the table has gone on to somebody else: the rest would be the answer to another question.
 */
export async function playSequence(stage: Stage, moves: readonly string[]): Promise<boolean> {
  const { seat } = stage
  for (const move of moves) {
    const action = stage.seat === seat ? stage.legal.find((legal) => legal.move === move) : undefined
    if (!action) return false
    await stage.act(action)
  }
  return true
}

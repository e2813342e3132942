/** The log of a table as a history: which moves are in force after everything that was taken back. */
import type { Entry } from '../../lib/types'

export interface EntryInForce {
  entry: Entry
  move: number | null // the number of the move it belongs to, from 0; null: to none
}

/** The entries that still count, without those of moves that were taken back. */
export function entriesInForce(entries: readonly Entry[]): EntryInForce[] {
  let found: EntryInForce[] = []
  let moves = 0
  for (const entry of entries) {
    if (entry.kind === 'move') found.push({ entry, move: moves++ })
    else if (entry.kind === 'undo') {
      const left = Math.min(moves, Number(entry.data?.['to'] ?? moves))
      found = found.filter(({ move }) => move === null || move < left)
      moves = left
    } else if (entry.kind === 'confirm') {
      // What follows a decision that had to be confirmed belongs to it.
      if (entry.events?.length) found.push({ entry, move: moves - 1 })
    } else found.push({ entry, move: null })
  }
  return found
}

/** The moves that still count, in their order. */
export const movesInForce = (entries: readonly Entry[]): Entry[] =>
  entriesInForce(entries).flatMap(({ entry }) => (entry.kind === 'move' ? [entry] : []))

/** A log with newer entries; some of them may replace known ones, as when the whole log is told to another viewer. */
export function mergeEntries(known: Entry[], newer: readonly Entry[]): Entry[] {
  const first = newer[0]
  return first ? [...known.slice(0, first.seq - 1), ...newer] : known
}

/** Moves as steps to be redone one at a time; neighbours of the families named are one step. */
export function stepsToRedo(moves: readonly Entry[], families: ReadonlySet<string>): string[][] {
  const steps: string[][] = []
  let isOpen = false
  for (const { move, action } of moves) {
    const belongs = families.has(String(action?.['action']))
    if (belongs && isOpen) steps.at(-1)!.push(move ?? '')
    else steps.push([move ?? ''])
    isOpen = belongs
  }
  return steps
}

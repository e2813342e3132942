/** The keys of a puzzle: numbers for what can be chosen, and letters for the buttons beside it. */
import { pressNumber } from '../table/state/keys'
import type { PuzzleStage } from './puzzle.svelte'

const TYPING = 'textarea, select, input'

export function handleKey(event: KeyboardEvent, stage: PuzzleStage, toggleMoves: () => void): void {
  const at = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || at.matches(TYPING)) return
  if (document.querySelector('dialog[open]')) return
  const number = Number(event.key)
  if (event.key !== ' ' && number >= 1 && number <= 9) return pressNumber(stage, number)
  const work = meaning(event.key, stage, toggleMoves)
  // Space presses whatever has the focus.
  if (!work || (event.key === ' ' && at !== document.body)) return
  event.preventDefault()
  work()
}

function meaning(key: string, stage: PuzzleStage, toggleMoves: () => void): (() => void) | null {
  switch (key) {
    case ' ': {
      const action = stage.chosen ?? stage.composition?.action
      return action ? () => void stage.pick(action) : null
    }
    case 'e':
      return stage.offer.ending ? () => void stage.pick(stage.offer.ending!) : null
    case 'a':
      return toggleMoves
    case 'h':
      return () => void stage.show()
    case 'Escape':
      return () => stage.clear()
    default:
      return null
  }
}

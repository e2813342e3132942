/** The keys of a replay: a move left and right, a turn up and down, play and pause. */
import type { ReplayStage } from './replay.svelte'

const TYPING = 'textarea, select, input:not([type=range])'

/** Handle a key press, unless it belongs to the element in focus. */
export function handleKey(stage: ReplayStage, event: KeyboardEvent): void {
  const target = event.target as Element
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target.closest(TYPING) || target.closest('dialog')) return
  const work = meaning(stage, event)
  // Space presses the button that has the focus, as everywhere.
  if (!work || (event.key === ' ' && target.closest('button, a, summary'))) return
  event.preventDefault()
  work()
}

function meaning(stage: ReplayStage, event: KeyboardEvent): (() => void) | null {
  switch (event.key) {
    case 'ArrowLeft':
      return () => (event.shiftKey ? stage.previousTurn() : stage.step(-1))
    case 'ArrowRight':
      return () => (event.shiftKey ? stage.nextTurn() : stage.step(1))
    case 'ArrowUp':
      return () => stage.previousTurn()
    case 'ArrowDown':
      return () => stage.nextTurn()
    case 'Home':
      return () => stage.step(-stage.last)
    case 'End':
      return () => stage.step(stage.last)
    case ' ':
      return () => stage.toggle()
    default:
      return null
  }
}

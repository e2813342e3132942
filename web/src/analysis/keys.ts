/** The keys of the analysis board: through the tree with the arrows, decisions with the numbers. */
import { pressNumber } from '../table/state/keys'
import type { AnalysisStage } from './stage.svelte'

const TYPING = 'textarea, select, input:not([type=checkbox], [type=radio])'

/** What the keys can reach beyond the stage. */
export interface KeyContext {
  stage: AnalysisStage
  toggle: (what: 'moves' | 'search') => void
}

/** Handle a key press, unless it belongs to the element in focus. */
export function handleKey(event: KeyboardEvent, context: KeyContext): void {
  const target = event.target as Element
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target.closest(TYPING) || target.closest('dialog')) return
  const work = meaning(event, context)
  if (!work || (event.key === ' ' && target.closest('button, a, summary, [role=button]'))) return
  event.preventDefault()
  work()
}

function meaning({ key, repeat }: KeyboardEvent, { stage, toggle }: KeyContext): (() => void) | null {
  const { tree } = stage
  const walk = (step: () => void) => (): void => {
    const from = tree.at
    step()
    const to = tree.at
    tree.go(from)
    void stage.show(to)
  }
  switch (key) {
    case 'ArrowLeft':
      return walk(() => tree.back())
    case 'ArrowRight':
      return walk(() => tree.on())
    case 'ArrowUp':
      return walk(() => tree.beside(-1))
    case 'ArrowDown':
      return walk(() => tree.beside(1))
    case 'Home':
      return () => void stage.show(0)
    case 'End':
      return walk(() => tree.last())
    case 'a':
      return () => toggle('moves')
    case 'h':
      return () => toggle('search')
    case 'd':
      return () => void stage.draw()
    case 'Escape':
      return () => stage.clear()
    case ' ': {
      const action = stage.chosen ?? stage.composition?.action
      return action ? () => void stage.pick(action, false) : null
    }
  }
  return /^[1-9]$/.test(key) && !repeat ? () => pressNumber(stage, Number(key)) : null
}

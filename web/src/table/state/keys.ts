/** Which number key does what: it goes to what is shown in the bar or in the menu of a spot, each once. */
import type { LegalAction } from '../../lib/types'
import { familyOf, isGivingUp, numbered, type OfferedChoice } from './offer'
import type { Stage } from './stage.svelte'

/** The keys of the choices and actions that are shown now. */
export function keysOf(stage: Stage): Map<OfferedChoice | LegalAction, number> {
  if (stage.composition && !stage.menu) return new Map() // its pieces have the numbers
  const choices = stage.menu ? [] : stage.offer.choices
  const actions = stage.menu ? stage.menu.actions : stage.offer.buttons
  const isLast = (action: LegalAction): boolean =>
    isGivingUp(action, stage.game.givesUp) || stage.game.endings.has(familyOf(action))
  const harmless = actions.filter((action) => !isLast(action))
  return numbered<OfferedChoice | LegalAction>([...choices, ...harmless], actions.filter(isLast))
}

/** A main choice: it does its only action, or lights its spots. */
export function choose(stage: Stage, { choice, actions }: OfferedChoice): void {
  if (!stage.isReady) return
  if (actions.length === 0) return
  if (actions.length === 1) void stage.pick(actions[0]!, false)
  else stage.light(choice.families)
}

/** A number key was pressed. */
export function pressNumber(stage: Stage, number: number): void {
  if (!stage.isReady) return
  if (stage.composition && !stage.menu) {
    const piece = stage.composition.pieces[number - 1]
    if (piece !== undefined) stage.addPiece(piece)
    return
  }
  for (const [what, key] of keysOf(stage)) {
    if (key !== number) continue
    if ('choice' in what) choose(stage, what)
    else void stage.pick(what, false)
  }
}

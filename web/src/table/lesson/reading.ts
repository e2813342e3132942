/** What a lesson's card shows, worked out of how far the lesson has come and of what the learner has read. */
import type { GameDefinition, Step } from '../../games/registry'
import type { AnyView, LegalAction, Lesson, LessonProgress } from '../../lib/types'
import { familyOf } from '../state/offer'

/** The step that is shown when the lesson has come to a place: the first to be read there, or the one under way. */
export const landing = (progress: LessonProgress): number =>
  progress.decision > 0 ? progress.step : Math.min(progress.reads_from, progress.step)

/** A name for a place in a lesson: it changes with every decision that counts. */
export const placeOf = (progress: LessonProgress): string =>
  [progress.step, progress.decision, progress.starts.at(-1)].join(' ')

/** The text that answers the last choice. */
export function saidText(lesson: Lesson, progress: LessonProgress): string {
  const key = progress.said ?? ''
  return lesson.steps.find(({ texts }) => key in texts)?.texts[key] ?? ''
}

/** The text that stands in place of the step's own, as things are; "" if there is none. */
export const toldText = (step: Lesson['steps'][number], progress: LessonProgress): string =>
  step.texts[progress.tells ?? ''] ?? ''

/** The step before or after one, without those that were passed over. */
export function beside(at: number, direction: 1 | -1, progress: LessonProgress): number {
  let found = at + direction
  while (progress.passed.includes(found)) found += direction
  return found
}

/** What "Back" means: the step before is read again, the last decision is taken back, or there is no way back. */
export function wayBack(progress: LessonProgress, at: number, canUndo: boolean): 'read' | 'undo' | null {
  if (at > landing(progress) || (progress.decision === 0 && at > progress.reads_from)) return 'read'
  return canUndo ? 'undo' : null
}

/** The legal actions that a step waits for; none where any will do. */
export const wantedOf = (legal: readonly LegalAction[], wants: readonly string[]): LegalAction[] =>
  legal.filter(({ move }) => wants.includes(move))

/** The spots that stand for actions, each once. */
export const spotsOf = (actions: readonly LegalAction[], game: GameDefinition, view: AnyView): string[] => [
  ...new Set(actions.flatMap((action) => game.spots(action, view))),
]

/** The families of actions that a step waits for: spots of others glow less. */
export const familiesOf = (actions: readonly LegalAction[]): ReadonlySet<string> => new Set(actions.map(familyOf))

/** The actions that a question is about: not what may be done beside it at any time. */
export const mainOf = (legal: readonly LegalAction[]): LegalAction[] => legal.filter(({ extra }) => !extra)

/** Whether the question has become another one than that about these families. */
export function isOther(legal: readonly LegalAction[], families: ReadonlySet<string>): boolean {
  const now = mainOf(legal)
  return now.length > 0 && !now.some((action) => families.has(familyOf(action)))
}

/** What may follow a decision by itself: in a lesson nothing that is only about to be taught. */
export function untaught(follows: Step, progress: () => LessonProgress | null): Step {
  const step = progress()?.step
  return (legal, view) => {
    const action = follows(legal, view)
    const now = progress()
    if (!action || !now || now.decisions === 0) return action
    return now.step === step && now.wants.includes(action.move) ? action : null
  }
}

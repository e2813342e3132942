/** The main choices of a question, and places that stand for several decisions at once. */
import type { AnyView, LegalAction } from '../../lib/types'
import type { MainChoice, Shortcut } from '../registry'
import { read } from './view'

export const choices: readonly MainChoice[] = [
  { id: 'bid', question: 'bid', text: 'web-homesteaders-choice-bid', icon: 'auction', families: ['bid'] },
  { id: 'build', question: 'build', text: 'web-homesteaders-choice-build', icon: 'build', families: ['build'] },
]

/** While one may pass, the spaces of the railroad line that passing reaches: one click passes and takes the reward. */
export function shortcuts(legal: readonly LegalAction[], view: AnyView, seat: number | null): Shortcut[] {
  const shown = read(view)
  const pass = legal.find((action) => action.move === 'pass')
  const own = seat === null ? undefined : shown.seats[seat]
  if (shown.phase !== 'bid' || !pass || !own) return []
  return shown.printed.line.slice(0, own.railroad + 1).map((reward, index): Shortcut => ({
    spot: `line:${index + 1}`,
    action: {
      ...pass,
      action: -1 - index,
      then: [(now) => now.find(({ move }) => move === `reward ${reward}`) ?? null],
    },
  }))
}

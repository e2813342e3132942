/** The main choices of a question, and places that stand for several decisions at once. */
import { t } from '../../lib/texts.svelte'
import type { AnyView, LegalAction } from '../../lib/types'
import type { MainChoice, Shortcut } from '../registry'
import { goodsOf, read } from './view'
import { rewardWords } from './words'

export const choices: readonly MainChoice[] = [
  { id: 'bid', question: 'bid', text: 'web-homesteaders-choice-bid', icon: 'auction', families: ['bid'] },
  { id: 'build', question: 'build', text: 'web-homesteaders-choice-build', icon: 'build', families: ['build'] },
]

/**
 * While one may pass, the spaces of the railroad line that passing reaches, and the own goods where it reaches that of
 * any good: one click passes and takes the reward.
 */
export function shortcuts(legal: readonly LegalAction[], view: AnyView, seat: number | null): Shortcut[] {
  const shown = read(view)
  const pass = legal.find((action) => action.move === 'pass')
  const own = seat === null ? undefined : shown.seats[seat]
  if (shown.phase !== 'bid' || !pass || !own) return []
  const rewards = shown.printed.line.slice(0, own.railroad + 1)
  const goods = rewards.includes('good') ? goodsOf(shown) : []
  const spots = [
    ...rewards.map((reward, index) => ({ spot: `line:${index + 1}`, reward })),
    ...goods.map((reward) => ({ spot: `hold:${reward}`, reward })),
  ]
  return spots.map(({ spot, reward }, index): Shortcut => {
    const move = `reward ${reward}`
    const isOne = reward !== 'good' // else it is asked which
    const action = {
      ...pass,
      action: -1 - index,
      text: isOne ? t('web-homesteaders-pass-for', { reward: rewardWords(reward, shown) }) : pass.text,
      then: [(now: readonly LegalAction[]) => now.find((each) => each.move === move) ?? null],
      moves: isOne ? ['pass', move] : ['pass'],
    }
    return { spot, action }
  })
}

/** Legal actions as groups of short buttons: the words that a group shares stand above it, what differs on the buttons. */
import type { LegalAction } from '../../lib/types'

export interface ActionButton {
  action: LegalAction
  label: string // what tells it from its neighbours; empty where icons do
}

export interface ActionGroup {
  id: string
  title: string // empty for a single action
  buttons: ActionButton[]
}

const family = (action: LegalAction): string => String(action.fields['action'])

/** Actions that differ in their last field alone belong together: bids on one auction, spaces of one area. */
function groupKey(action: LegalAction): string {
  const about = Object.entries(action.fields).filter(([name]) => name !== 'action')
  const shared = about.slice(0, -1).map(([, value]) => JSON.stringify(value))
  return [family(action), ...shared].join(' ')
}

/** Whether an action is about several pieces, which are told better by icons than by words. */
const isAboutPieces = (action: LegalAction): boolean => {
  const about = Object.entries(action.fields).filter(([name]) => name !== 'action')
  return about.length > 0 && about.every(([, value]) => Array.isArray(value))
}

const MANY = 6 // from here on buttons must be short

/** How many words of the sentences stand above their buttons: at the beginning, and for many of them at the end too. */
function shared(sentences: string[][], isShort: boolean): [number, number] {
  const first = sentences[0]!
  const shortest = Math.min(...sentences.map((words) => words.length))
  const same = (at: (words: string[]) => string | undefined): boolean =>
    sentences.every((words) => at(words) === at(first))
  let start = 0
  while (start < shortest - 1 && same((words) => words[start])) start++
  // A button begins with a number or after a colon rather than in the middle of something.
  const colon = first.slice(0, start).findLastIndex((word) => word.endsWith(':'))
  if (colon >= 0) start = colon + 1
  else while (start > 0 && /\d/.test(first[start - 1]!)) start--
  let end = 0
  if (isShort) while (end < shortest - start - 1 && same((words) => words[words.length - 1 - end])) end++
  return [start, end]
}

function labelled(id: string, actions: LegalAction[]): ActionGroup {
  if (actions.length === 1) return { id, title: '', buttons: [{ action: actions[0]!, label: actions[0]!.text }] }
  const sentences = actions.map((action) => action.text.split(' '))
  const changes = new Set(actions.map((action) => JSON.stringify(action.change)))
  const iconsAreEnough = actions.every(isAboutPieces) && changes.size === actions.length
  const [start, end] = shared(sentences, iconsAreEnough || actions.length > MANY)
  const first = sentences[0]!
  const title = [...first.slice(0, start), '…', ...first.slice(first.length - end)].join(' ')
  const buttons = actions.map((action, index): ActionButton => {
    const words = sentences[index]!
    const rest = words.slice(start, words.length - end).join(' ')
    return { action, label: iconsAreEnough && Object.keys(action.change).length ? '' : rest }
  })
  return { id, title: start + end > 0 ? title : '', buttons }
}

/** Group actions, in the server's order. */
export function groupActions(actions: readonly LegalAction[]): ActionGroup[] {
  const byKey = new Map<string, LegalAction[]>()
  for (const action of actions) {
    const key = groupKey(action)
    const known = byKey.get(key)
    if (known) known.push(action)
    else byKey.set(key, [action])
  }
  return [...byKey].map(([id, members]) => labelled(id, members))
}

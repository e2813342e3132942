/** How the bar offers what is legal: a few big choices, an amount to compose, or a handful of buttons; never a long list. */
import type { GameDefinition, MainChoice } from '../../games/registry'
import type { AnyView, LegalAction } from '../../lib/types'
import { piecesOf } from './composition.svelte'

const MOST = 6 // buttons in the bar
const LEAST_AMOUNTS = 5 // fewer are buttons

export interface OfferedChoice {
  choice: MainChoice
  actions: LegalAction[]
}

export interface Offer {
  choices: OfferedChoice[] // big buttons that light their spots
  amounts: LegalAction[] // to be composed from pieces
  buttons: LegalAction[] // in the order of their keys
  ending: LegalAction | null // the quiet way on, at the end of the bar
  extras: LegalAction[] // trades and the like, beside the question
  hidden: number // what is legal beyond that: on the board, and in the list of all moves
}

export const familyOf = (action: LegalAction): string => String(action.fields['action'])

/** Whether an action gives something up, be it that it takes nothing of all that there is to take. */
export const isGivingUp = (action: LegalAction, givesUp: ReadonlySet<string>): boolean =>
  givesUp.has(familyOf(action)) || piecesOf(action)?.length === 0

/** What gives something up comes last, so that a hasty key does not do it. */
const harmlessFirst = (actions: LegalAction[], givesUp: ReadonlySet<string>): LegalAction[] => [
  ...actions.filter((action) => !isGivingUp(action, givesUp)),
  ...actions.filter((action) => isGivingUp(action, givesUp)),
]

const nothing: Offer = { choices: [], amounts: [], buttons: [], ending: null, extras: [], hidden: 0 }

export function arrange(legal: readonly LegalAction[], game: GameDefinition, view: AnyView | null): Offer {
  if (legal.length === 0 || !view) return nothing
  const extras = legal.filter((action) => action.extra)
  const plain = legal.filter((action) => !action.extra)
  const ending = plain.find((action) => game.endings?.has(familyOf(action))) ?? null
  const main = plain.filter((action) => action !== ending)
  const rest = { ending, extras }
  if (main.length >= LEAST_AMOUNTS && isOneAmount(main))
    return { ...nothing, ...rest, amounts: main, hidden: extras.length }
  const choices = choicesAmong(main, game)
  const others =
    choices.length > 0 ? main.filter((action) => !choices.some((each) => each.actions.includes(action))) : main
  const room = MOST - choices.length
  const shown =
    others.length <= room ? others : others.filter((action) => isOnlyHere(action, game, view)).slice(0, room)
  const buttons = harmlessFirst(shown, game.givesUp ?? new Set())
  return { ...nothing, ...rest, choices, buttons, hidden: main.length - buttons.length + extras.length }
}

const isOneAmount = (actions: readonly LegalAction[]): boolean =>
  actions.every((action) => familyOf(action) === familyOf(actions[0]!) && piecesOf(action) !== null)

function choicesAmong(actions: LegalAction[], game: GameDefinition): OfferedChoice[] {
  const all = (game.choices ?? []).map((choice) => ({
    choice,
    actions: actions.filter((action) => choice.families.includes(familyOf(action))),
  }))
  const asked = new Set(all.filter((each) => each.actions.length > 0).map(({ choice }) => choice.question))
  const found = all.filter(({ choice }) => asked.has(choice.question))
  // Where one of several ways has to be chosen, they stand where they always stand; two moves of one way are two buttons.
  const ways = found.filter((each) => each.actions.length > 0).length
  return actions.length > 2 || ways > 1 ? found : []
}

/** Whether an action can be found in the bar only, or gives something up: that is said in words. */
const isOnlyHere = (action: LegalAction, game: GameDefinition, view: AnyView): boolean =>
  game.spots(action, view).length === 0 || Boolean(game.givesUp?.has(familyOf(action)))

/** The number keys of what is shown, in its order: choices, then buttons. What gives something up is never 1. */
export function numbered<T>(harmless: readonly T[], givingUp: readonly T[]): Map<T, number> {
  const keys = new Map<T, number>()
  let next = 1
  for (const each of harmless) if (next < 10) keys.set(each, next++)
  next = Math.max(next, 2)
  for (const each of givingUp) if (next < 10) keys.set(each, next++)
  return keys
}

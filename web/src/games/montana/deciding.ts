/** The main choices of a turn, what obviously follows a decision, and places that stand for several decisions at once. */
import { t } from '../../lib/texts.svelte'
import type { AnyView, LegalAction } from '../../lib/types'
import type { Decided, MainChoice, Shortcut, Step, Wish } from '../registry'
import { areasOf, read, type View } from './view'

export const choices: readonly MainChoice[] = [
  { id: 'recruit', question: 'turn', text: 'web-montana-choice-recruit', icon: 'wheel', families: ['recruit'] },
  {
    id: 'work',
    question: 'turn',
    text: 'web-montana-choice-work',
    icon: 'worker_white',
    families: ['work', 'bank', 'city'],
  },
  { id: 'build', question: 'turn', text: 'web-montana-choice-build', icon: 'settlement', families: ['build'] },
]

const family = (action: LegalAction): string => String(action.fields['action'])
const find = (legal: readonly LegalAction[], move: string): LegalAction | null =>
  legal.find((action) => action.move === move) ?? null
const workersOf = (action: LegalAction): string[] => action.fields['workers'] as string[]

const alone = (legal: readonly LegalAction[]): LegalAction[] =>
  legal.filter((action) => family(action) === 'staff' && workersOf(action).length === 1)

/** The one worker whose kind suits the area. */
const oneOfTheKind: Step = (legal, view) => {
  const { phase, place } = read(view)
  if ((phase !== 'staff' && phase !== 'helper') || !place || place.area === 'bank') return null
  const suiting = alone(legal)
  return suiting.length === 1 ? suiting[0]! : null
}

/** Who is sent to the space just chosen: the one who suits, or those of whom there are most; others can be sent instead. */
const crewFor =
  (seat: number | null): Step =>
  (legal, view) => {
    if (read(view).phase !== 'staff') return null
    const crews = legal.filter((action) => family(action) === 'staff')
    return oneOfTheKind(legal, view) ?? (crews.length > 0 ? suggest(crews, view, seat) : null)
  }

/** Trades were offered beside the question before. */
const endTurn: Step = (legal) => find(legal, 'end_turn')

const WISH = 'canteen'
const useCanteen: Step = (legal) => find(legal, 'canteen')
const keepCanteen: Step = (legal) => find(legal, 'no_canteen')

const REVEALING = new Set(['recruit', 'advance', 'take', 'no_advance', 'give_back']) // the wheel may change a plan
const DECLINING = new Set(['no_helper', 'stop', 'no_advance', 'go_on'])

/** A canteen is spent if that was wished for, and else kept: it is asked for only after luck. */
export function follow(action: LegalAction, { wishes, seat }: Decided): Step[] {
  const name = family(action)
  const steps: Step[] = name === 'work' || name === 'bank' ? [crewFor(seat)] : DECLINING.has(name) ? [endTurn] : []
  if (name === 'canteen' || name === 'no_canteen' || action.extra) return []
  if (wishes.has(WISH)) return [...steps, useCanteen]
  return REVEALING.has(name) ? steps : [...steps, keepCanteen]
}

export function wishes(view: AnyView, seat: number): Wish[] {
  const table = read(view)
  const isOwn = table.decider === seat && !['thirst', 'setup_white', 'choose_start', 'bid'].includes(table.phase)
  if (!isOwn || !table.seats[seat]?.canteens) return []
  return [{ id: WISH, text: 'web-montana-wish-canteen', icon: 'canteen' }]
}

/** Small spaces glow with the large ones where two workers of the kind are there: one click sends both. */
export function shortcuts(legal: readonly LegalAction[], view: AnyView, seat: number | null): Shortcut[] {
  const table = read(view)
  const own = seat === null ? undefined : table.seats[seat]
  if (table.phase !== 'turn' || !own) return []
  const kinds = Object.entries(own.workers)
  const found: Shortcut[] = []
  for (const [index, work] of legal.filter((action) => family(action) === 'work').entries()) {
    const area = String(work.fields['area'])
    const [kind, n] = kinds[(areasOf(table) as string[]).indexOf(area)] ?? ['', 0]
    if (n < 2) continue
    const good = table.printed.yields[area as keyof View['printed']['yields']]
    const change = { ...work.change, [good]: (work.change[good] ?? 0) + 1, [`${kind}_worker`]: -2 }
    const text = t('web-montana-work-helped', { work: work.text })
    const then = [oneOfTheKind, oneOfTheKind, keepCanteen]
    found.push({
      spot: `small:${area}:${Number(work.fields['space'])}`,
      action: { ...work, action: -1 - index, text, change, then },
    })
  }
  return found
}

/** Send away or give back workers of the kinds that there are most of. */
export function suggest(amounts: readonly LegalAction[], view: AnyView, seat: number | null): LegalAction | null {
  const own = seat === null ? undefined : read(view).seats[seat]
  if (!own || !['staff', 'give_back', 'sell_workers'].includes(family(amounts[0]!))) return null
  const left = (action: LegalAction): number => {
    const after: Record<string, number> = { ...own.workers }
    for (const kind of workersOf(action)) after[kind] = (after[kind] ?? 0) - 1
    const counts = Object.values(after)
    return workersOf(action).length * 100 + counts.reduce((sum, n) => sum + n * n, 0)
  }
  return amounts.reduce((best, each) => (left(each) < left(best) ? each : best))
}

/** The main choices of a turn, what obviously follows a decision, and places that stand for several decisions at once. */
import { dashed, t } from '../../lib/texts.svelte'
import type { AnyView, LegalAction } from '../../lib/types'
import type { Combined, Decided, MainChoice, Shortcut, Step } from '../registry'
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

type Workers = Readonly<Record<string, number>>

function without(workers: Workers, gone: readonly string[]): Workers {
  const left: Record<string, number> = { ...workers }
  for (const kind of gone) left[kind] = (left[kind] ?? 0) - 1
  return left
}

const KEPT = 2 // workers of a kind that are worth having: one for a large space, one for the small one beside it

/** Of several crews the one whose workers are missed least: two of each kind stay if possible, and the dearer kinds. */
function leastMissed<Crew>(crews: readonly Crew[], workers: Workers, kindsOf: (crew: Crew) => string[]): Crew {
  const worth = (crew: Crew): number =>
    Object.values(without(workers, kindsOf(crew))).reduce(
      (sum, n, index, all) => sum + Math.min(n, KEPT) * 1000 + n * (all.length - index),
      0,
    )
  return crews.reduce((best, crew) => (worth(crew) > worth(best) ? crew : best))
}

const alone = (legal: readonly LegalAction[]): LegalAction[] =>
  legal.filter((action) => family(action) === 'staff' && workersOf(action).length === 1)

/** The one worker whose kind suits the area. */
const oneOfTheKind: Step = (legal, view) => {
  const { phase, place } = read(view)
  if ((phase !== 'staff' && phase !== 'helper') || !place || place.area === 'bank') return null
  const suiting = alone(legal)
  return suiting.length === 1 ? suiting[0]! : null
}

/** Who is sent to the space just chosen: the one who suits, or those who are missed least; others can be sent instead. */
const crewFor =
  (seat: number | null): Step =>
  (legal, view) => {
    if (read(view).phase !== 'staff') return null
    const crews = legal.filter((action) => family(action) === 'staff')
    return oneOfTheKind(legal, view) ?? (crews.length > 0 ? suggest(crews, view, seat) : null)
  }

/** Whoever wants helpers clicks the small space, which glows beside the large one; nobody is asked again. */
const leaveSmallSpace: Step = (legal) => find(legal, 'no_helper')

/** Trades were offered beside the question before. */
const endTurn: Step = (legal) => find(legal, 'end_turn')

const stop: Step = (legal) => find(legal, 'stop')

/** A settlement after which no other is built in this turn. */
export const closing = (action: LegalAction): Combined | null =>
  family(action) === 'build' && !action.extra
    ? { ...action, text: t('web-montana-build-last'), then: [stop, endTurn] }
    : null

const CITY = -100 // numbers of going to the city with a bid

const keepCanteen: Step = (legal) => find(legal, 'no_canteen')

/** The wheel. */
export const REVEALING: ReadonlySet<string> = new Set(['recruit'])
const DECLINING = new Set(['no_helper', 'stop', 'no_advance', 'go_on'])

/**
 * Whoever ends the turn keeps the canteens; else they can be spent at its end, where the places of another turn glow.
 * Learners are asked about them only where the step is about that.
 */
export function follow(action: LegalAction, { seat, lesson }: Decided): Step[] {
  const name = family(action)
  if (name === 'canteen' || name === 'no_canteen' || action.extra) return []
  const steps: Step[] = name === 'work' || name === 'bank' ? [crewFor(seat)] : []
  if (name === 'work' && !lesson) steps.push(leaveSmallSpace)
  if (DECLINING.has(name)) steps.push(endTurn)
  const isKept = name === 'end_turn' || (lesson && !REVEALING.has(name))
  return isKept ? [...steps, keepCanteen] : steps
}

/** Who would be sent to a space of an area: one who suits it, or two others; null: nobody can. */
function crewOf(workers: Workers, suiting: string): string[] | null {
  if ((workers[suiting] ?? 0) > 0) return [suiting]
  const kinds = Object.keys(workers)
  const pairs = kinds.flatMap((one, i) => kinds.slice(i).map((other) => [one, other]))
  const possible = pairs.filter((pair) => Object.values(without(workers, pair)).every((n) => n >= 0))
  return possible.length > 0 ? leastMissed(possible, workers, (pair) => pair) : null
}

/** These workers go to the space asked about, if somebody has to be chosen at all. */
const send =
  (phase: string, crew: readonly string[]): Step =>
  (legal, view) =>
    read(view).phase === phase ? find(legal, `staff ${crew.join('+')}`) : null

/** At the beginning of a turn: small spaces stand for both, and those of the city for going there and bidding. */
export function shortcuts(legal: readonly LegalAction[], view: AnyView, seat: number | null): Shortcut[] {
  const table = read(view)
  const own = seat === null ? undefined : table.seats[seat]
  if (table.phase !== 'turn' || !own) return []
  return [...helped(legal, table, own), ...bidding(legal, table, own)]
}

/** The spaces of the city that can be paid for with the pumpkin that going there brings. */
function bidding(legal: readonly LegalAction[], table: View, own: View['seats'][number]): Shortcut[] {
  const city = legal.find((action) => family(action) === 'city')
  if (!city) return []
  const pumpkins = own.goods.pumpkin + (city.change['pumpkin'] ?? 0)
  const prices = table.printed.city.flatMap(({ row, pumpkins: all }) => all.map((price) => ({ row, price })))
  return prices
    .filter(({ price }) => price <= pumpkins)
    .map(({ row, price }, index) => {
      const bid = `bid ${row} ${price}`
      const text = t('web-montana-city-bid', { row: t(`montana-row-${dashed(row)}`), n: price })
      const action = { ...city, action: CITY - index, text, then: [(now: readonly LegalAction[]) => find(now, bid)] }
      return { spot: `bid:${row}:${price}`, action }
    })
}

/** Small spaces glow with the large ones where workers for both are there: one click sends them to both. */
function helped(legal: readonly LegalAction[], table: View, own: View['seats'][number]): Shortcut[] {
  const kinds = Object.keys(own.workers)
  const found: Shortcut[] = []
  for (const [index, work] of legal.filter((action) => family(action) === 'work').entries()) {
    const area = String(work.fields['area'])
    const suiting = kinds[(areasOf(table) as string[]).indexOf(area)] ?? ''
    const crew = crewOf(own.workers, suiting)
    const helpers = crew && crewOf(without(own.workers, crew), suiting)
    if (!crew || !helpers) continue
    const good = table.printed.yields[area as keyof View['printed']['yields']]
    const change: Record<string, number> = { ...work.change, [good]: (work.change[good] ?? 0) + 1 }
    for (const kind of [...crew, ...helpers]) change[`${kind}_worker`] = (change[`${kind}_worker`] ?? 0) - 1
    const text = t('web-montana-work-helped', { work: work.text })
    const then = [send('staff', crew), send('helper', helpers)]
    found.push({
      spot: `small:${area}:${Number(work.fields['space'])}`,
      action: { ...work, action: -1 - index, text, change, then },
    })
  }
  return found
}

/** Send those who are missed least, take and keep some of each kind, upgrade as much as is possible. */
export function suggest(amounts: readonly LegalAction[], view: AnyView, seat: number | null): LegalAction | null {
  const own = seat === null ? undefined : read(view).seats[seat]
  if (!own) return null
  switch (family(amounts[0]!)) {
    case 'staff':
      return leastMissed(amounts, own.workers, workersOf)
    case 'take':
      return most(amounts, (action) => {
        const held = Object.entries(own.workers).map(
          ([kind, n]) => n + workersOf(action).filter((other) => other === kind).length,
        )
        return -held.reduce((sum, n) => sum + n * n, 0)
      })
    case 'give_back':
    case 'sell_workers':
      return most(amounts, (action) => {
        const left = Object.values(without(own.workers, workersOf(action)))
        return -100 * workersOf(action).length - left.reduce((sum, n) => sum + n * n, 0)
      })
    case 'upgrade':
      return most(amounts, (action) => {
        const materials = action.fields['materials'] as string[]
        return 10 * materials.length + new Set(materials).size
      })
    default:
      return null
  }
}

/** The one of which there is most, the first of several. */
const most = <Thing>(things: readonly Thing[], measure: (thing: Thing) => number): Thing =>
  things.reduce((best, thing) => (measure(thing) > measure(best) ? thing : best))

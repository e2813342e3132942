/** What a click on Montana's board changes in a position. */
import type { Choice, Editing, Path, Place, Position } from '../../editor/editing'
import { valueAt, withValue } from '../../editor/editing'
import { t } from '../../lib/texts.svelte'
import type { AnyView } from '../../lib/types'
import { workerOf } from './explain'
import type { View } from './schema'
import { areasOf, read, type Area, type Kind } from './view'
import { cardTitle, counted } from './words'

interface Dumped extends Position {
  settlements: Record<string, { seat: number; tiles: number; top?: string }>
  seats: {
    goods: Record<string, number>
    workers: Record<string, number>
    cows: number
    canteens: number
    stock: number
    contractor: { row: string; pumpkins: number } | null
    bidding: string
    specials?: string[]
  }[]
  supply: { goods: Record<string, number>; workers: Record<string, number>; cows: number; spent_canteens: number }
  bank: (Kind[] | null)[]
  areas: Record<Area, { large: Kind[] | null; small: Kind[] | null }[]>
  cows: string[]
  canteens: string[]
  setup_spins: number
}

const dumped = (position: Position): Dumped => position as Dumped
const kindsOf = (view: View): Kind[] => Object.keys(view.supply.workers) as Kind[]

function spots(view: AnyView): string[] {
  const table = read(view)
  const areas = areasOf(table).flatMap((area) =>
    table.printed.areas[area].flatMap((_, i) => [`work:${area}:${i + 1}`, `small:${area}:${i + 1}`]),
  )
  const bids = table.printed.city.flatMap(({ row, pumpkins }) => pumpkins.map((price) => `bid:${row}:${price}`))
  const held = [
    ...['stock', 'silver', 'cows', 'canteens'],
    ...Object.keys(table.supply.goods).map((good) => `good:${good}`),
    ...kindsOf(table).map((kind) => `worker:${kind}`),
    ...['market', 'gate', 'watchtower'].map((special) => `special:${special}`),
  ]
  return [
    ...table.fields.map(({ label }) => `field:${label}`),
    ...table.printed.bank.map((_, i) => `bank:${i + 1}`),
    ...areas,
    ...bids,
    ...table.printed.wheel.map((_, i) => `wheel:${i + 1}`),
    ...held.map((what) => `own:${what}`),
    ...Object.keys(table.supply.goods).map((good) => `supply:good:${good}`),
    ...kindsOf(table).map((kind) => `supply:worker:${kind}`),
    'event:right',
  ]
}

function at(spot: string, position: Position, view: AnyView, seat: number, nameOf: (seat: number) => string): Place {
  const table = read(view)
  const [what = '', ...about] = spot.split(':')
  switch (what) {
    case 'field':
      return field(about[0]!, dumped(position), table, nameOf)
    case 'bank':
      return bank(Number(about[0]) - 1, position, table)
    case 'work':
    case 'small':
      return workers(what === 'work' ? 'large' : 'small', about[0] as Area, Number(about[1]) - 1, position, table)
    case 'bid':
      return bid(about[0]!, Number(about[1]), dumped(position), nameOf)
    case 'wheel':
      return {
        choices: [
          { text: t('web-montana-edit-arrow'), icon: 'wheel', position: { ...position, arrow: Number(about[0]) } },
        ],
        fields: [],
      }
    case 'own':
    case 'supply':
      return { choices: [], fields: [held(what === 'own' ? ['seats', seat] : ['supply'], about)] }
    default:
      return { choices: cards(position, table), fields: [['events']] }
  }
}

/** The card that is active: it has been drawn in place of the one that lay there. */
function cards(position: Position, view: View): Choice[] {
  const events = position['events'] as { right: string | null; drawn: Record<string, number> }
  const fewer = (id: string | null): [string, number][] =>
    Object.entries(events.drawn).map(([each, n]): [string, number] => [each, each === id ? n - 1 : n])
  const left = Object.fromEntries(fewer(events.right).filter(([, n]) => n > 0))
  return (view.printed.cards ?? []).map((face) => ({
    text: cardTitle(face),
    icon: `card_${face.kind}`,
    isOn: events.right === face.id,
    position: {
      ...position,
      events: { ...events, right: face.id, drawn: { ...left, [face.id]: (left[face.id] ?? 0) + 1 } },
    },
  }))
}

/** Where a number of pieces stands. */
function held(whose: Path, [what = '', piece = '']: string[]): Path {
  const parts: Record<string, Path> = { good: ['goods', piece], worker: ['workers', piece], special: ['specials'] }
  return what === 'tile' ? ['mountains'] : [...whose, ...(parts[what] ?? [what])]
}

function field(label: string, position: Dumped, view: View, nameOf: (seat: number) => string): Place {
  const shown = view.fields.find((each) => each.label === label)
  const own = position.settlements[label]
  const bare: Dumped = {
    ...withValue(position, ['settlements', label], undefined),
    cows: position.cows.filter((each) => each !== label),
    canteens: position.canteens.filter((each) => each !== label),
  }
  const isModular = position.seats[0]?.specials !== undefined
  const settled = position.seats.map((_, seat): Choice => ({
    text: t('web-montana-edit-settlement', { who: nameOf(seat) }),
    icon: 'settlement',
    seat,
    isOn: own?.seat === seat,
    position: withValue(bare, ['settlements', label], {
      tiles: own?.tiles ?? 1,
      ...(isModular ? { top: own?.top ?? 'plain' } : {}),
      seat,
    }),
  }))
  const loose = (key: 'cows' | 'canteens', icon: string, text: string): Choice => ({
    text,
    icon,
    isOn: position[key].includes(label),
    position: { ...bare, [key]: position[key].includes(label) ? bare[key] : [...bare[key], label] },
  })
  const choices: Choice[] = []
  if (shown && shown.land !== 'mountain') choices.push(...settled)
  if (shown?.cow_symbol) choices.push(loose('cows', 'cow', t('web-montana-edit-cow')))
  if (shown?.canteen_symbol) choices.push(loose('canteens', 'canteen', t('web-montana-edit-canteen')))
  if (shown?.land === 'meadow')
    choices.push({
      text: t('web-montana-edit-start'),
      icon: 'starting_tile',
      isOn: view.landscape.start === label,
      position: withValue(bare, ['landscape', 'start'], label),
    })
  if (own) choices.push({ text: t('web-editor-empty'), icon: 'close', position: bare })
  const isMountain = valueAt(position, ['mountains', label]) !== undefined
  return {
    choices,
    fields: [...(own ? [['settlements', label, 'tiles'] as Path] : []),
      ...(own?.top ? [['settlements', label, 'top'] as Path] : []),
      ...(isMountain ? [['mountains', label] as Path] : [])],
  } // prettier-ignore
}

/** The choice of who stands on a space. */
function crewChoices(path: Path, position: Position, crews: Kind[][]): Choice[] {
  const now = JSON.stringify(valueAt(position, path) ?? null)
  return [
    ...crews.map((crew) => ({
      text: counted('workers', crew),
      icon: `worker_${crew[0]}`,
      isOn: JSON.stringify(crew) === now,
      position: withValue(position, path, crew),
    })),
    { text: t('web-editor-empty'), icon: 'close', isOn: now === 'null', position: withValue(position, path, null) },
  ]
}

function bank(space: number, position: Position, view: View): Place {
  const path: Path = ['bank', space]
  const n = view.printed.bank[space]!.workers
  const crews = kindsOf(view).map((kind) => Array<Kind>(n).fill(kind))
  return { choices: crewChoices(path, position, crews), fields: [path] }
}

function workers(size: 'large' | 'small', area: Area, space: number, position: Position, view: View): Place {
  const path: Path = ['areas', area, space, size]
  const own = workerOf(view, area) as Kind
  const others = kindsOf(view).filter((kind) => kind !== own)
  const pairs = others.flatMap((one, i) => others.slice(i).map((other) => [one, other]))
  return { choices: crewChoices(path, position, [[own], ...pairs]), fields: [] }
}

function bid(row: string, pumpkins: number, position: Dumped, nameOf: (seat: number) => string): Place {
  const choices = position.seats.map((own, seat): Choice => {
    const isOn = own.contractor?.row === row && own.contractor.pumpkins === pumpkins
    const path = ['seats', seat] as const
    const moved = withValue(position, [...path, 'contractor'], isOn ? null : { row, pumpkins })
    return {
      text: t('web-montana-edit-contractor', { who: nameOf(seat) }),
      icon: 'contractor',
      seat,
      isOn,
      position: withValue(moved, [...path, 'bidding'], isOn ? 'waiting' : 'in_row'),
    }
  })
  return { choices, fields: [] }
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0)

/** All pieces there are, as the position has them: in the supply, with the seats, on the boards. */
function inUse(position: Dumped): { goods: Record<string, number>; workers: Record<string, number>; cows: number } {
  const crews = [
    ...position.bank,
    ...Object.values(position.areas)
      .flat()
      .flatMap(({ large, small }) => [large, small]),
  ]
  const standing = crews.flatMap((crew) => crew ?? [])
  const counts = (part: 'goods' | 'workers'): Record<string, number> =>
    Object.fromEntries(
      Object.keys(position.supply[part]).map((piece) => [
        piece,
        sum(position.seats.map((seat) => seat[part][piece] ?? 0)) +
          (part === 'workers' ? standing.filter((kind) => kind === piece).length : 0),
      ]),
    )
  const cows = sum(position.seats.map((seat) => seat.cows)) + position.cows.length
  return { goods: counts('goods'), workers: counts('workers'), cows }
}

/** Nothing is lost and nothing appears: what nobody has lies in the supply, and settlements that are not placed in a stock. */
function balanced(position: Position, first: Position): Position {
  const now = dumped(position)
  const begun = dumped(first)
  const [used, before] = [inUse(now), inUse(begun)]
  const rest = (part: 'goods' | 'workers'): Record<string, number> =>
    Object.fromEntries(
      Object.entries(begun.supply[part]).map(([piece, n]) => [
        piece,
        n + (before[part][piece] ?? 0) - (used[part][piece] ?? 0),
      ]),
    )
  const placed = (of: Dumped, seat: number): number =>
    sum(Object.values(of.settlements).map((each) => (each.seat === seat ? each.tiles : 0)))
  const stocks = now.seats.map((_, seat) => (begun.seats[seat]?.stock ?? 0) + placed(begun, seat) - placed(now, seat))
  return {
    ...now,
    seats: now.seats.map((seat, i) => ({ ...seat, stock: stocks[i] })),
    supply: {
      ...now.supply,
      goods: rest('goods'),
      workers: rest('workers'),
      cows: begun.supply.cows + before.cows - used.cows,
      spent_canteens:
        begun.supply.spent_canteens +
        begun.canteens.length -
        now.canteens.length +
        sum(begun.seats.map((seat) => seat.canteens)) -
        sum(now.seats.map((seat) => seat.canteens)),
    },
    last_round: stocks.includes(0),
  }
}

/** Whoever has the turn may choose an action: nothing is under way. */
function turnOf(position: Position, seat: number): Position {
  const now = dumped(position)
  return {
    ...now,
    phase: 'turn',
    active: seat,
    decider: seat,
    setup_spins: SPINS * now.seats.length,
    advanced: false,
    built: 0,
    place: null,
    resume: null,
    bidder: 0,
    payments: 0,
    ...('site' in now ? { site: null } : {}),
    ...('exchanges' in now ? { exchanges: 0 } : {}),
    seats: now.seats.map((own) => ({ ...own, contractor: null, bidding: 'waiting' })),
  }
}
const SPINS = 2 // of each player in the set-up

export const editing: Editing = { spots, at, balanced, turnOf }

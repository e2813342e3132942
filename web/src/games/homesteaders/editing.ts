/** What a click on Homesteaders' table changes in a position. */
import type { Choice, Editing, Path, Place, Position } from '../../editor/editing'
import { withValue } from '../../editor/editing'
import { t } from '../../lib/texts.svelte'
import type { AnyView } from '../../lib/types'
import { allPlaces, goodsOf, read } from './view'
import { buildingName } from './words'

interface Bid {
  by: number | 'neutral'
  silver: number
}
interface Dumped extends Position {
  auctions: { tile: number | null; bid: Bid | null }[]
  neutral: { value: number; space: number | null; bid: number | null } | null
  seats: { buildings: string[]; placed: string[]; passed: boolean; railroad: number }[]
}

const dumped = (position: Position): Dumped => position as Dumped
const HELD = ['silver', 'debt', 'workers']

function spots(view: AnyView): string[] {
  const table = read(view)
  const { printed, auctions } = table
  return [
    ...auctions.flatMap((_, i) => [`auction:${i + 1}`, ...printed.ladder.map((silver) => `bid:${i + 1}:${silver}`)]),
    ...[...goodsOf(table), ...HELD].map((what) => `hold:${what}`),
    ...Object.keys(printed.buildings).map((id) => `building:${id}`),
    ...allPlaces(table).map((id) => `place:${id}`),
    ...printed.line.map((_, i) => `line:${i + 1}`),
    'pass',
  ]
}

function at(spot: string, position: Position, view: AnyView, seat: number, nameOf: (seat: number) => string): Place {
  const [what, first = '', second] = spot.split(':')
  const now = dumped(position)
  switch (what) {
    case 'auction':
      return { choices: [], fields: [['auctions', Number(first) - 1, 'tile'], ['turned_up']] }
    case 'bid':
      return { choices: bids(now, Number(first) - 1, Number(second), nameOf), fields: [] }
    case 'building':
      return { choices: owners(now, first, nameOf), fields: [['seats', seat, 'buildings']] }
    case 'place':
      return { choices: [worker(now, first, seat)], fields: [['seats', seat, 'placed']] }
    case 'line':
      return { choices: railroads(now, Number(first), nameOf), fields: [] }
    case 'pass':
      return { choices: passes(now, nameOf), fields: [] }
    default: {
      const goods: readonly string[] = goodsOf(read(view))
      const path: Path = goods.includes(first) ? ['seats', seat, 'goods', first] : ['seats', seat, first]
      const others = ['trade', 'vp', 'tracks'].map((key): Path => ['seats', seat, key])
      return { choices: [], fields: [path, ...others] }
    }
  }
}

/** Whose stone lies on a step of a ladder; a player has one bid at most. */
function bids(position: Dumped, space: number, silver: number, nameOf: (seat: number) => string): Choice[] {
  const now = position.auctions[space]!.bid
  const choice = (by: number | 'neutral', text: string): Choice => {
    const isOn = now?.by === by && now.silver === silver
    const auctions = position.auctions.map((auction, i) => ({
      ...auction,
      bid: i === space ? (isOn ? null : { by, silver }) : auction.bid?.by === by ? null : auction.bid,
    }))
    const changed: Position =
      by === 'neutral' && position.neutral
        ? {
            ...position,
            auctions,
            neutral: { ...position.neutral, space: isOn ? null : space + 1, bid: isOn ? null : silver },
          }
        : { ...position, auctions }
    return {
      text,
      isOn,
      icon: by === 'neutral' ? 'neutral' : 'auction',
      ...(by === 'neutral' ? {} : { seat: by }),
      position: by === 'neutral' ? changed : withValue(changed, ['seats', by, 'passed'], false),
    }
  }
  const players = position.seats.map((_, seat) => choice(seat, t('web-homesteaders-edit-bid', { who: nameOf(seat) })))
  return position.neutral ? [...players, choice('neutral', t('web-homesteaders-neutral'))] : players
}

const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one]

function owners(position: Dumped, id: string, nameOf: (seat: number) => string): Choice[] {
  return position.seats.map((own, seat) => ({
    text: t('web-homesteaders-edit-building', { who: nameOf(seat), building: buildingName(id) }),
    icon: `building_${id}`,
    seat,
    isOn: own.buildings.includes(id),
    position: withValue(position, ['seats', seat, 'buildings'], toggled(own.buildings, id)),
  }))
}

function worker(position: Dumped, id: string, seat: number): Choice {
  const own = position.seats[seat]!
  return {
    text: t('web-homesteaders-edit-worker'),
    icon: 'worker',
    seat,
    isOn: own.placed.includes(id),
    position: withValue(position, ['seats', seat, 'placed'], toggled(own.placed, id)),
  }
}

function railroads(position: Dumped, space: number, nameOf: (seat: number) => string): Choice[] {
  return position.seats.map((own, seat) => {
    const isOn = own.railroad === space
    return {
      text: t('web-homesteaders-edit-railroad', { who: nameOf(seat) }),
      icon: 'railroad',
      seat,
      isOn,
      position: withValue(position, ['seats', seat, 'railroad'], isOn ? 0 : space),
    }
  })
}

function passes(position: Dumped, nameOf: (seat: number) => string): Choice[] {
  return position.seats.map((own, seat) => ({
    text: t('web-homesteaders-edit-passed', { who: nameOf(seat) }),
    icon: 'advance',
    seat,
    isOn: own.passed,
    position: withValue(position, ['seats', seat, 'passed'], !own.passed),
  }))
}

export const editing: Editing = { spots, at }

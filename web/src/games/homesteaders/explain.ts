/** What explaining cards say about the things on Homesteaders' table. */
import { t } from '../../lib/texts.svelte'
import type { AnyView } from '../../lib/types'
import type { ExplainContext, ExplainedRow, Explanation } from '../registry'
import {
  counted,
  goesWithStage,
  lastRound,
  missing,
  placesOf,
  read,
  roundsLeft,
  stagesOf,
  type Building,
  type Good,
  type View,
} from './view'
import {
  buildingName,
  buildingWords,
  costWords,
  icon,
  kindName,
  label,
  piece,
  pieces,
  rewardWords,
  stageWords,
  tileWords,
  workWords,
} from './words'

const row = (kind: ExplainedRow['kind'], text: string, ids: readonly string[] = []): ExplainedRow => ({
  kind,
  text,
  icons: counted(ids),
})

export function explain(name: string, view: AnyView, context: ExplainContext): Explanation | null {
  const table = read(view)
  const [kind, first = '', second = ''] = name.split(':')
  switch (kind) {
    case 'building':
    case 'town':
      return building(table, table.printed.buildings[first], context, kind === 'building')
    case 'place':
      return workPlace(table, first)
    case 'auction':
      return auction(table, Number(first))
    case 'bid':
      return bid(table, Number(first), Number(second))
    case 'tile':
      return tile(table, first)
    case 'line':
      return line(table, Number(first))
    case 'buy':
    case 'sell':
      return deal(table, kind, first as Good)
    case 'hold':
      return holding(table, first)
    case 'round':
      return round(table, Number(first))
    case 'pass':
    case 'hire':
    case 'market':
    case 'bank':
    case 'borrow':
    case 'pay_off':
    case 'neutral':
      return place(table, first ? `${kind}:${first}` : kind)
    default:
      return null
  }
}

/** The paragraph about a building of its own, if it has one. */
const BUILDING_RULES: Record<string, string> = {
  boarding_house: 'H-BLD-01',
  rodeo: 'H-BLD-04',
  forge: 'H-BLD-06',
  general_store: 'H-BLD-09',
  lawyer: 'H-BLD-11',
  river_port: 'H-BLD-14',
  train_station: 'H-BLD-19',
  bank: 'H-BLD-21',
  market: 'H-BLD-24',
  ranch: 'H-BLD-25',
}

function building(
  view: View,
  shown: Building | undefined,
  context: ExplainContext,
  inStock: boolean,
): Explanation | null {
  if (!shown) return null
  const seat = context.seat === null ? undefined : view.seats[context.seat]
  const stages = stagesOf(shown)
  const rows: ExplainedRow[] = []
  if (inStock) rows.push(row('needs', costWords(shown.cost), shown.cost))
  rows.push(row('brings', buildingWords(shown, view.printed.numbers)))
  if (inStock && seat) {
    const short = missing(shown, seat).flatMap(([good, n]) => Array<string>(n).fill(good))
    if (seat.buildings.includes(shown.id)) rows.push(row('note', t('web-homesteaders-owned')))
    else if (short.length) rows.push(row('note', t('web-homesteaders-missing', { goods: pieces(short) })))
    else if (seat.goods) rows.push(row('note', t('web-homesteaders-covered')))
  }
  if (inStock) {
    rows.push(row('note', t('web-homesteaders-copies', { n: view.stock[shown.id] ?? 0 })))
    if (goesWithStage(view, shown) && view.stage !== 'city')
      rows.push(row('note', t('web-homesteaders-stage-left', { n: roundsLeft(view) })))
  }
  const kind = stages.length ? `${kindName(shown.kind)}, ${stageWords(stages)}` : kindName(shown.kind)
  return {
    icon: `building_${shown.id}`,
    title: buildingName(shown.id),
    about: kind,
    rows,
    rule: BUILDING_RULES[shown.id] ?? (inStock ? 'H-BUILD-04' : 'H-INCOME-01'),
  }
}

function workPlace(view: View, id: string): Explanation | null {
  const shown = Object.values(view.printed.buildings).find((each) => placesOf(each).flat().includes(id))
  const work = shown?.work.find((each) => each.places.includes(id))
  if (!shown || !work) return null
  return {
    icon: `building_${shown.id}`,
    title: buildingName(shown.id),
    about: t('web-homesteaders-about-place'),
    rows: [
      row('takes', piece('worker', work.workers), Array<string>(work.workers).fill('worker')),
      row('brings', workWords(work), work.gives),
    ],
    rule: work.workers > 1 ? 'H-PLACE-04' : 'H-PLACE-01',
  }
}

function tile(view: View, number: string): Explanation | null {
  const shown = view.printed.tiles[number]
  if (!shown) return null
  return {
    icon: 'tile',
    title: t('web-homesteaders-tile-title', { n: shown.number }),
    about: t(shown.kinds.length ? 'web-homesteaders-about-tile' : 'web-homesteaders-about-tile-plain'),
    rows: [row('brings', tileWords(shown))],
    rule: shown.kinds.length ? 'H-BUILD-04' : 'H-BUILD-14',
  }
}

function auction(view: View, space: number): Explanation | null {
  const lying = view.auctions[space - 1]?.tile
  const known = lying === null || lying === undefined ? null : tile(view, String(lying))
  const title = t('web-homesteaders-auction', { space })
  if (!known) return { icon: 'auction', title, about: t('web-homesteaders-face-down'), rows: [], rule: 'H-PREP-03' }
  const left = roundsLeft(view)
  const rows =
    view.stage === 'city' ? known.rows : [...known.rows, row('note', t('web-homesteaders-stage-left', { n: left }))]
  return { ...known, icon: 'auction', title, rows }
}

function bid(view: View, space: number, silver: number): Explanation | null {
  const about = auction(view, space)
  if (!about) return null
  return {
    ...about,
    title: t('web-homesteaders-bid', { space, silver }),
    about: t('web-homesteaders-about-bid'),
    rows: [row('needs', piece('silver', silver), ['silver']), ...about.rows],
    rule: 'H-AUCTION-03',
  }
}

function line(view: View, space: number): Explanation | null {
  const reward = view.printed.line[space - 1]
  return {
    icon: 'railroad',
    title: reward
      ? t('web-homesteaders-line-space', { space, reward: rewardWords(reward, view) })
      : t('web-homesteaders-line'),
    about: t('web-homesteaders-about-line'),
    rows: [],
    rule: 'H-RAIL-02',
  }
}

function deal(view: View, kind: 'buy' | 'sell', good: Good): Explanation | null {
  const price = Object.entries(view.printed.prices[good] ?? {})[0]
  if (!price) return null
  const [money, n] = price
  const paid = Array<string>(n).fill(money)
  const vp = Array<string>(view.printed.numbers['money.sale_vp'] ?? 0).fill('vp')
  const [gives, gets] =
    kind === 'buy'
      ? [['trade', ...paid], [good]]
      : [
          ['trade', good],
          [...paid, ...vp],
        ]
  return {
    icon: good,
    title: t(`web-homesteaders-${kind}-label`, { good: piece(good, 1), price: piece(money, n) }),
    about: t('web-homesteaders-about-deal'),
    rows: [row('needs', pieces(gives), gives), row('brings', pieces(gets), gets)],
    rule: kind === 'buy' ? 'H-MARKET-03' : 'H-MARKET-04',
  }
}

const HOLDING_RULES: Record<string, string> = {
  silver: 'H-WAGE-03',
  gold: 'H-GOLD-01',
  trade: 'H-MARKET-01',
  vp: 'H-SCORE-01',
  debt: 'H-DEBT-03',
  workers: 'H-WAGE-01',
  tracks: 'H-INCOME-04',
  score: 'H-SCORE-01',
}

function holding(view: View, what: string): Explanation | null {
  const { numbers } = view.printed
  const kind = what in HOLDING_RULES ? what : ['copper', 'cattle'].includes(what) ? 'scoring-good' : 'good'
  const args = { silver: numbers['money.debt_silver'] ?? 0, price: numbers['money.debt_price'] ?? 0 }
  const rows: ExplainedRow[] = []
  if (what in view.printed.prices) {
    const [money, n] = Object.entries(view.printed.prices[what as Good])[0] ?? ['silver', 0]
    rows.push(row('note', t('web-homesteaders-price', { price: piece(money, n) }), Array<string>(n).fill(money)))
  }
  return {
    icon: what === 'score' ? 'crown' : icon(what),
    title: what === 'score' ? t('web-homesteaders-points') : label(what),
    about: t(`web-homesteaders-about-${kind}`, args),
    rows,
    rule: HOLDING_RULES[what] ?? (kind === 'scoring-good' ? 'H-SCORE-01c' : 'H-BUILD-05'),
  }
}

function round(view: View, number: number): Explanation | null {
  const stage = Object.entries(view.printed.rounds).find(([, rounds]) => rounds.includes(number))
  if (!stage) return null
  const rows =
    number === view.round && view.round < lastRound(view)
      ? [row('note', t('web-homesteaders-stage-left', { n: roundsLeft(view) }))]
      : []
  return {
    icon: 'tile',
    title: `${t('homesteaders-term-round')} ${number}`,
    about: t(`homesteaders-stage-${stage[0]}`),
    rows,
    rule: 'H-ROUND-02',
  }
}

/** Places that stand for one thing to do. */
const PLACES: Record<string, { icon: string; title: string; about: string; needs: string[]; brings: string[]; rule: string }> = {
  pass: { icon: 'advance', title: 'pass', about: 'pass', needs: [], brings: [], rule: 'H-PASS-02' },
  hire: { icon: 'worker', title: 'hire', about: 'deal', needs: ['trade', 'food'], brings: ['worker'], rule: 'H-MARKET-02' },
  'market:food': { icon: 'building_market', title: 'swap-food', about: 'swap', needs: ['trade', 'wood'], brings: ['food'], rule: 'H-BLD-24' },
  'market:steel': { icon: 'building_market', title: 'swap-steel', about: 'swap', needs: ['trade', 'food'], brings: ['steel'], rule: 'H-BLD-24a' },
  bank: { icon: 'building_bank', title: 'change', about: 'change', needs: ['trade'], brings: ['silver'], rule: 'H-BLD-21' },
  borrow: { icon: 'debt', title: 'borrow', about: 'debt', needs: [], brings: [], rule: 'H-DEBT-01' },
  pay_off: { icon: 'debt', title: 'pay-off', about: 'debt', needs: [], brings: [], rule: 'H-DEBT-02' },
  neutral: { icon: 'neutral', title: 'neutral', about: 'neutral', needs: [], brings: [], rule: 'H-TWO-01' },
} // prettier-ignore

function place(view: View, name: string): Explanation | null {
  const known = PLACES[name]
  if (!known) return null
  const { numbers } = view.printed
  const args = { silver: numbers['money.debt_silver'] ?? 0, price: numbers['money.debt_price'] ?? 0 }
  const rows: ExplainedRow[] = []
  if (known.needs.length) rows.push(row('needs', pieces(known.needs), known.needs))
  if (known.brings.length) rows.push(row('brings', pieces(known.brings), known.brings))
  return {
    icon: known.icon,
    title: t(`web-homesteaders-${known.title}`),
    about: t(`web-homesteaders-about-${known.about}`, args),
    rows,
    rule: known.rule,
  }
}

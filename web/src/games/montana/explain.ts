/** What explaining cards say about the things on Montana's table. */
import { dashed, t } from '../../lib/texts.svelte'
import type { AnyView } from '../../lib/types'
import type { ExplainContext, ExplainedRow, Explanation } from '../registry'
import { explainField } from './explainField'
import { areasOf, card, mountainTile, read, type Area, type Face, type View } from './view'
import { bonusText, cardRule, cardTitle, counted, icon, label, listed, rewardText, tileTitle } from './words'

const row = (kind: ExplainedRow['kind'], text: string, icons: ExplainedRow['icons'] = []): ExplainedRow => ({
  kind,
  text,
  icons,
})

/** The kind of worker that an area takes alone: the one of its good. */
export const workerOf = (view: View, area: Area): string => view.printed.yields[area].replace(/^(small|big)_/, '')

/** The rule of each kind of event card and mountain tile. */
const CARD_RULES: Record<string, string> = {
  no_advance: 'X-CARD-01',
  closed: 'X-CARD-02',
  no_cattle: 'X-CARD-03',
  extra_cost: 'X-CARD-04',
  no_cows: 'X-CARD-05',
  no_workers: 'X-CARD-06',
  rich: 'X-CARD-07',
  sell_workers: 'X-CARD-08',
  hire: 'X-CARD-09',
  sell_goods: 'X-CARD-10',
  buy: 'X-CARD-11',
}
const TILE_RULES: Record<string, string> = {
  silver: 'X-GOLD-12',
  upgrade: 'X-GOLD-13',
  good: 'X-GOLD-14',
  worker: 'X-GOLD-15',
}
const SPECIAL_RULES: Record<string, string> = { market: 'X-MARKET-01', gate: 'X-GATE-01', watchtower: 'X-TOWER-01' }
const LANDSCAPE_RULES: Record<string, string> = {
  bighorn_canyon: 'X-BIGHORN-01',
  granite_peak: 'X-GRANITE-02',
  great_falls: 'X-FALLS-01',
  helena: 'X-HELENA-01',
}

export function explain(name: string, view: AnyView, context: ExplainContext): Explanation | null {
  const table = read(view)
  const [kind, first = '', second = ''] = name.split(':')
  switch (kind) {
    case 'field':
      return explainField(table, first, context)
    case 'work':
    case 'small':
      return workSpace(table, kind, first as Area, Number(second))
    case 'area':
      return first === 'bank' ? null : workArea(table, first as Area)
    case 'bank':
      return bankSpace(table, Number(first))
    case 'recruit':
      return { ...simple('recruit', 'recruit', 'M-RECRUIT-01'), title: t('web-montana-recruit') }
    case 'wheel':
      return wheelSpace(table, Number(first))
    case 'city':
      return { ...simple('city', 'city', 'M-CITY-02'), title: t('web-montana-city') }
    case 'row':
    case 'bid':
      return cityRow(table, first, kind === 'bid' ? Number(second) : null)
    case 'store':
      return { ...simple('contractor', 'store', 'M-CITY-14'), title: t('montana-term-hardware-store') }
    case 'event':
      return eventCard(table, first)
    case 'landscape':
      return landscape(table)
    case 'pile':
      return first === 'cards'
        ? { ...simple('event_card', 'pile-cards', 'X-EVENT-03'), title: t('montana-module-events') }
        : { ...simple('mountain_tile', 'pile-tiles', 'X-GOLD-04'), title: t('montana-module-goldrush') }
    case 'race':
      return { ...simple('settlement', 'stock', 'M-END-01'), title: t('web-montana-race') }
    case 'supply':
      return piece(table, first === 'worker' ? `${second}_worker` : second)
    case 'own':
      return own(table, first, second)
    default:
      return null
  }
}

const simple = (iconName: string, about: string, rule: string): Explanation => ({
  icon: iconName,
  title: '',
  about: t(`web-montana-about-${about}`),
  rows: [],
  rule,
})

/** Which workers an area takes. */
const crew = (view: View, area: Area): ExplainedRow =>
  row(
    'takes',
    t(view.options['matching_pair'] ? 'web-montana-takes-any' : 'web-montana-takes', {
      workers: t(`montana-workers-${workerOf(view, area)}`, { n: 1 }),
    }),
    [[`worker_${workerOf(view, area)}`, 1]],
  )

function workArea(view: View, area: Area): Explanation | null {
  if (!areasOf(view).includes(area)) return null
  return {
    icon: area,
    title: t(`montana-area-${dashed(area)}`),
    about: t('web-montana-about-area'),
    rows: [crew(view, area)],
    rule: 'M-PROD-03',
  }
}

function workSpace(view: View, kind: string, area: Area, space: number): Explanation | null {
  const printed = view.printed.areas[area]?.[space - 1]
  if (!printed) return null
  const good = view.printed.yields[area]
  const goods = (n: number): ExplainedRow => row('brings', t(`montana-goods-${dashed(good)}`, { n }), [[good, n]])
  const title = t('web-montana-space-title', { area: t(`montana-area-${dashed(area)}`), n: space })
  if (kind === 'small')
    return {
      icon: area,
      title,
      about: t('web-montana-about-small'),
      rows: [crew(view, area), goods(1)],
      rule: 'M-PROD-07',
    }
  const rows = [crew(view, area), goods(printed.goods)]
  if (printed.silver)
    rows.splice(1, 0, row('needs', t('montana-benefit-silver', { n: printed.silver }), [['silver', printed.silver]]))
  return { icon: area, title, about: t('web-montana-about-area'), rows, rule: 'M-PROD-03' }
}

function bankSpace(view: View, space: number): Explanation | null {
  const printed = view.printed.bank[space - 1]
  if (!printed) return null
  return {
    icon: 'bank',
    title: t('web-montana-space-title', { area: t('montana-area-bank'), n: space }),
    about: t('web-montana-about-bank'),
    rows: [
      row('takes', t('web-montana-takes-n', { n: printed.workers }), [['worker_white', printed.workers]]),
      row('brings', t('montana-benefit-silver', { n: printed.silver }), [['silver', printed.silver]]),
    ],
    rule: 'M-BANK-01',
  }
}

function wheelSpace(view: View, space: number): Explanation | null {
  const pair = view.printed.wheel[space - 1]
  if (!pair) return null
  const on = (space - view.arrow + view.printed.wheel.length) % view.printed.wheel.length
  const isWhite = pair.includes('white')
  const rows = [
    row(
      'brings',
      isWhite ? t('montana-any-two-workers') : counted('workers', pair),
      isWhite ? [['worker_white', 2]] : pair.map((kind): [string, number] => [`worker_${kind}`, 1]),
    ),
  ]
  if (on > 0) rows.push(row('needs', t('web-montana-about-advance', { n: on }), [['grain', on]]))
  return {
    icon: 'wheel',
    title: t('web-montana-wheel-title', { n: space }),
    about: t(on > 0 ? 'web-montana-about-wheel' : 'web-montana-about-arrow'),
    rows,
    rule: on > 0 ? 'M-RECRUIT-05' : 'M-RECRUIT-01',
  }
}

function cityRow(view: View, id: string, price: number | null): Explanation | null {
  const printed = view.printed.city.find((each) => each.row === id)
  if (!printed) return null
  const rows = [row('brings', rewardText(printed))]
  if (price !== null) rows.unshift(row('needs', t('montana-goods-pumpkin', { n: price }), [['pumpkin', price]]))
  return {
    icon: id === 'cow' ? 'cow' : id,
    title: t('web-montana-row-title', { row: t(`montana-row-${dashed(id)}`) }),
    about: t('web-montana-about-bid'),
    rows,
    rule: 'M-CITY-05',
  }
}

const faced = (face: Face, iconName: string, rule: string): Explanation => ({
  icon: iconName,
  title: cardTitle(face),
  about: cardRule(face),
  rows: [],
  rule,
})

function eventCard(view: View, where: string): Explanation | null {
  if (!view.events) return null
  const id = where === 'right' ? view.events.right : view.events.left
  const face = card(view, id)
  const when = row('note', t(where === 'right' ? 'web-montana-event-now' : 'web-montana-event-next'))
  if (!face)
    return { ...simple('event_card', 'pile-cards', 'X-EVENT-05'), title: t('montana-term-no-card'), rows: [when] }
  return { ...faced(face, `card_${face.kind}`, CARD_RULES[face.kind] ?? 'X-EVENT-04'), rows: [when] }
}

function landscape(view: View): Explanation | null {
  const printed = view.printed.landscape
  if (!printed) return null
  return {
    icon: 'site',
    title: t(`montana-landscape-${dashed(printed.id)}`),
    about: t(`montana-landscape-rule-${dashed(printed.id)}`, { bonus: bonusText(view) }),
    rows: [],
    rule: LANDSCAPE_RULES[printed.id] ?? 'X-LAND-01',
  }
}

/** Where a good or a worker comes from, and what it is good for. */
function piece(view: View, holding: string): Explanation | null {
  const about: Record<string, string> = { pumpkin: 'pumpkin', grain: 'grain' }
  const kind = holding.endsWith('_worker')
    ? 'worker'
    : holding.startsWith('big_')
      ? 'big'
      : (about[holding] ?? 'small-good')
  const area = areasOf(view).find((each) => view.printed.yields[each] === holding)
  const rows = area
    ? [row('note', t('web-montana-comes-from', { area: t(`montana-area-${dashed(area)}`) }), [[area, 1]])]
    : []
  return {
    icon: icon(holding),
    title: label(holding),
    about: t(`web-montana-about-${kind}`),
    rows,
    rule:
      kind === 'worker'
        ? 'M-PROD-03'
        : kind === 'big'
          ? 'M-CITY-23'
          : kind === 'pumpkin'
            ? 'M-CITY-04'
            : kind === 'grain'
              ? 'M-RECRUIT-06'
              : 'M-BUILD-06',
  }
}

function own(view: View, what: string, id: string): Explanation | null {
  switch (what) {
    case 'good':
      return piece(view, id)
    case 'worker':
      return piece(view, `${id}_worker`)
    case 'cows':
      return { ...simple('cow', 'cows', 'M-CATTLE-01'), title: label('cows') }
    case 'canteens':
      return { ...simple('canteen', 'canteens', 'M-CANTEEN-01'), title: label('canteens') }
    case 'stock':
      return { ...simple('settlement', 'stock', 'M-END-01'), title: label('stock') }
    case 'special':
      return { ...simple(id, id, SPECIAL_RULES[id] ?? 'X-SPECIAL-05'), title: label(id) }
    case 'tile': {
      const face = mountainTile(view, id)
      if (!face) return null
      return {
        icon: `tile_${face.kind}`,
        title: listed([tileTitle(face)]),
        about: t('web-montana-about-tile'),
        rows: [],
        rule: TILE_RULES[face.kind] ?? 'X-GOLD-09',
      }
    }
    default:
      return null
  }
}

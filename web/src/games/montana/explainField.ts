/** The explaining card of a field: its price, what it brings, what is missing, whose line it would close. */
import { t } from '../../lib/texts.svelte'
import type { ExplainContext, ExplainedRow, Explanation } from '../registry'
import { missing, mountainTile, type Field, type View } from './view'
import { bonusText, counted, listed, tileTitle } from './words'

const icons = (ids: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

const RULES: Record<string, string> = {
  mountain: 'M-BUILD-04',
  lake: 'M-BUILD-18',
  river: 'X-BIGHORN-01',
  lowland: 'X-HELENA-07',
  site: 'X-LAND-03',
}

export function explainField(view: View, name: string, context: ExplainContext): Explanation | null {
  const field = view.fields.find((each) => each.label === name)
  if (!field) return null
  const settled = view.settlements[name]
  if (settled) {
    const top = settled.top && settled.top !== 'plain' ? settled.top : null
    return {
      icon: top ?? 'settlement',
      title: `${name}: ${t('web-montana-field-settled', { who: context.nameOf(settled.seat), n: settled.tiles })}`,
      about: t(top ? `web-montana-about-${top}` : 'web-montana-about-settled'),
      rows: [],
      rule: top ? { market: 'X-MARKET-01', gate: 'X-GATE-01', watchtower: 'X-TOWER-01' }[top] : 'M-BUILD-02',
    }
  }
  if (name === view.landscape.start)
    return {
      icon: 'starting_tile',
      title: `${name}: ${t('montana-term-starting-tile')}`,
      about: t('web-montana-about-settled'),
      rows: [],
      rule: 'M-BUILD-02',
    }
  return {
    icon: ['mountain', 'lake', 'site'].includes(field.land) ? field.land : 'settlement',
    title: `${name}: ${t(`montana-land-${field.land}`)}`,
    about: t(`web-montana-about-${field.land}`),
    rows: rowsOf(view, field, context),
    rule: RULES[field.land] ?? 'M-BUILD-06',
  }
}

function rowsOf(view: View, field: Field, context: ExplainContext): ExplainedRow[] {
  const rows: ExplainedRow[] = []
  if (field.cost.length) rows.push({ kind: 'needs', text: counted('goods', field.cost), icons: icons(field.cost) })
  if (field.mix) rows.push({ kind: 'needs', text: t('montana-mix', { n: field.mix }) })
  if (field.tolls?.length)
    rows.push({ kind: 'needs', text: t('web-montana-field-toll', { who: listed(field.tolls.map(context.nameOf)) }) })
  const short = missing(view, field, context.seat)
  if (short.length) rows.push({ kind: 'note', text: t('web-montana-short', { goods: counted('goods', short) }) })
  const room = field.settlements ?? (field.two_settlements ? 2 : 1)
  if (room > 1) rows.push({ kind: 'brings', text: t('montana-gain-settlements', { n: room }) })
  if (view.cows.includes(field.label)) rows.push({ kind: 'brings', text: t('montana-gain-cow'), icons: [['cow', 1]] })
  if (view.canteens.includes(field.label))
    rows.push({ kind: 'brings', text: t('web-montana-canteen-beside'), icons: [['canteen', 1]] })
  if (field.bonus || field.bonus_mark)
    rows.push({ kind: 'brings', text: `${t('web-montana-field-bonus')}: ${bonusText(view)}` })
  const lines = view.lines[field.label] ?? []
  for (const seat of lines)
    rows.push({
      kind: 'note',
      text: seat === context.seat ? t('web-montana-line-own') : t('web-montana-line', { who: context.nameOf(seat) }),
    })
  const mountain = view.mountains?.[field.label]
  if (mountain && mountain.holder === null)
    rows.push({
      kind: 'brings',
      text: t('web-montana-field-tile', { tile: tileTitle(mountainTile(view, mountain.tile)) }),
      icons: [['mountain_tile', 1]],
    })
  return rows
}

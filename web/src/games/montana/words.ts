/** Names and icons of what a seat holds, and phrases that several parts of the table need. */
import { dashed, locale, t } from '../../lib/texts.svelte'
import type { AnyView } from '../../lib/types'
import { heldTiles, missing, mountainTile, read, type CityRow, type Face, type Field, type View } from './view'

/** In the words of a legal action's `change`. */
export function holdings(view: AnyView, seat: number): Record<string, number> | null {
  const table = read(view)
  const own = table.seats[seat]
  if (!own) return null
  const held: Record<string, number> = { ...own.goods }
  for (const [kind, n] of Object.entries(own.workers)) held[`${kind}_worker`] = n
  held.silver = own.silver
  held.cows = own.cows
  held.canteens = own.canteens
  held.stock = own.stock
  for (const special of own.specials ?? []) held[special] = 1
  if (table.mountains) held.mountain_tiles = heldTiles(table, seat).length
  return held
}

const ICONS: Record<string, string> = {
  cows: 'cow',
  canteens: 'canteen',
  stock: 'settlement',
  mountain_tiles: 'mountain_tile',
}

export const icon = (holding: string): string =>
  ICONS[holding] ?? (holding.endsWith('_worker') ? `worker_${holding.slice(0, -'_worker'.length)}` : holding)

export const label = (holding: string): string => t(`web-montana-holding-${dashed(holding)}`)

export const warnings = (_view: AnyView, _seat: number): string[] => []

/** What a row of the city brings. */
export const REWARDS = ['cows', 'goods', 'upgrades', 'silver'] as const
export const rewardText = (row: CityRow): string =>
  listed(REWARDS.filter((key) => row[key]).map((key) => t(`montana-reward-${key}`, { n: row[key] })))

/** How many settlements a seat has placed: they count up, the stock that runs out is not told as a loss. */
export function progress(view: AnyView, seat: number): { icon: string; n: number; all: number; instead: string } {
  const table = read(view)
  const n = table.scores[seat] ?? 0
  return { icon: 'settlement', n, all: n + (table.seats[seat]?.stock ?? 0), instead: 'stock' }
}

export const listed = (parts: string[]): string =>
  new Intl.ListFormat(locale.lang, { type: 'conjunction' }).format(parts)

/** Things of one vocabulary with their numbers: "2 grain and 1 pumpkin". */
export function counted(vocabulary: string, ids: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return listed([...counts].map(([id, n]) => t(`montana-${vocabulary}-${dashed(id)}`, { n })))
}

const faceArgs = (face: Face): Record<string, string | number> => ({
  shown: counted(face.vocabulary, face.shows),
  ...face.numbers,
})

export const cardTitle = (face: Face): string => t(`montana-card-${dashed(face.kind)}`, faceArgs(face))
export const cardRule = (face: Face): string => t(`montana-card-rule-${dashed(face.kind)}`, faceArgs(face))

export const tileTitle = (face: Face | undefined): string =>
  face ? t(`montana-tile-${face.kind}`, faceArgs(face)) : t('montana-tile-unknown')

/** The icon of the piece that a mountain tile shows, if any. */
export function tilePiece(face: Face): string | undefined {
  const piece = face.shows[0]
  if (piece === undefined) return undefined
  if (face.kind === 'worker') return `worker_${piece}`
  return face.kind === 'upgrade' ? `big_${piece}` : piece
}

/** What the bonus of the special landscape consists of; empty if it has none. */
export function bonusText(view: View): string {
  const bonus = view.printed.landscape?.bonus
  if (!bonus) return ''
  const parts = bonus.silver ? [t('montana-benefit-silver', { n: bonus.silver })] : []
  if (bonus.goods.length) parts.push(counted('goods', bonus.goods))
  if (bonus.workers.length) parts.push(counted('workers', bonus.workers))
  return listed(parts)
}

/** A field for screen readers and the pointer: where it is, what lies there, what it costs. */
export function fieldText(view: View, field: Field, nameOf: (seat: number) => string): string {
  const parts: string[] = []
  const settled = view.settlements[field.label]
  if (settled) {
    parts.push(t('web-montana-field-settled', { who: nameOf(settled.seat), n: settled.tiles }))
    if (settled.top && settled.top !== 'plain')
      parts.push(t('web-montana-field-special', { special: t(`montana-special-${settled.top}`) }))
  } else if (field.label === view.landscape.start) parts.push(t('montana-term-starting-tile'))
  else {
    parts.push(t(`montana-land-${field.land}`))
    if (field.cost.length) parts.push(t('web-montana-field-cost', { goods: counted('goods', field.cost) }))
    if (field.mix) parts.push(t('web-montana-field-cost', { goods: t('montana-mix', { n: field.mix }) }))
    const room = field.settlements ?? (field.two_settlements ? 2 : 1)
    if (room > 1) parts.push(t('montana-gain-settlements', { n: room }))
    if (view.cows.includes(field.label)) parts.push(t('montana-gain-cow'))
    if (view.canteens.includes(field.label)) parts.push(t('montana-gain-canteens', { n: 1 }))
    if (field.open) parts.push(t('web-montana-field-open'))
    const short = field.open ? missing(view, field, view.seat) : []
    if (short.length === 1) parts.push(t('web-montana-short', { goods: counted('goods', short) }))
    for (const seat of view.lines[field.label] ?? [])
      parts.push(seat === view.seat ? t('web-montana-line-own') : t('web-montana-line', { who: nameOf(seat) }))
    if (field.bonus || field.bonus_mark) parts.push(t('web-montana-field-bonus'))
    if (field.tolls?.length) parts.push(t('web-montana-field-toll', { who: listed(field.tolls.map(nameOf)) }))
    const mountain = view.mountains?.[field.label]
    if (mountain && mountain.holder === null)
      parts.push(t('web-montana-field-tile', { tile: tileTitle(mountainTile(view, mountain.tile)) }))
  }
  return `${field.label}: ${parts.join(', ')}`
}

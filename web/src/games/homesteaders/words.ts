/** Names and icons of what a seat holds, and what buildings and tiles are, in a few words. */
import { dashed, locale, t } from '../../lib/texts.svelte'
import type { AnyView } from '../../lib/types'
import { counted, read, type Building, type Tile, type View, type Work } from './view'

/** What a seat holds, in the words of a legal action's `change`; must agree with Game.holdings. */
export function holdings(view: AnyView, seat: number): Record<string, number> | null {
  const held = read(view).seats[seat]
  if (!held?.goods) return null
  return {
    ...held.goods,
    silver: held.silver ?? 0,
    trade: held.trade ?? 0,
    vp: held.vp ?? 0,
    debt: held.debt ?? 0,
    workers: held.workers,
    tracks: held.tracks,
    railroad: held.railroad,
  }
}

const PIECES: Record<string, string> = { workers: 'worker', tracks: 'track' }

export const icon = (holding: string): string => PIECES[holding] ?? holding
export const label = (holding: string): string => t(`web-homesteaders-holding-${holding}`)

/** The letters of a player's mark and of a kind's tag, in the reader's language. */
export const sign = (colour: string): string => t(`common-sign-${colour}`)
export const kindName = (kind: string): string => t(`homesteaders-kind-${kind}`)
export const kindLetter = (kind: string): string => kindName(kind).slice(0, 1).toUpperCase()

/** A box of somebody's own may have buildings without a text. */
export function buildingName(id: string): string {
  const key = `homesteaders-building-${dashed(id)}`
  return locale.has(key) ? t(key) : id
}

const listed = (parts: string[]): string => new Intl.ListFormat(locale.lang, { style: 'long' }).format(parts)

export const piece = (id: string, n: number): string => t(`homesteaders-piece-${id}`, { n })
export const pieces = (ids: readonly string[]): string => listed(counted(ids).map(([id, n]) => piece(id, n)))

function either(kinds: string[]): string {
  if (kinds.length > 2) return t('homesteaders-kind-any')
  return kinds.map(kindName).join(` ${t('homesteaders-or')} `)
}

/** What an auction tile is about. */
export function tileWords(tile: Tile): string {
  const parts = tile.kinds.length ? [either(tile.kinds)] : []
  const gains = tile.gains.filter((gain) => gain !== 'advance')
  if (gains.length) parts.push(pieces(gains))
  if (gains.length < tile.gains.length) parts.push(t('homesteaders-term-advance'))
  if (tile.pay) parts.push(t('homesteaders-tile-sale', { cost: pieces([tile.pay]), gain: pieces(tile.reward) }))
  return parts.join(', ')
}

export const workWords = (work: Work): string =>
  t('homesteaders-yields', { workers: work.workers, income: pieces(work.gives) })

/** What a building brings. */
export function buildingWords(building: Building, numbers: Record<string, number>): string {
  const amounts = {
    silver: numbers['money.debt_silver'] ?? 0,
    bonus: numbers['money.sale_bonus'] ?? 0,
    most: numbers['money.rodeo_limit'] ?? 0,
  }
  const parts: string[] = []
  if (building.vp) parts.push(piece('vp', building.vp))
  if (building.income.length) parts.push(t('homesteaders-about-income', { income: pieces(building.income) }))
  for (const work of building.work)
    parts.push(t('homesteaders-about-work', { workers: work.workers, income: pieces(work.gives) }))
  for (const reward of building.when_built) parts.push(t(`homesteaders-built-${dashed(reward)}`, amounts))
  for (const ability of building.abilities) parts.push(t(`homesteaders-ability-${dashed(ability)}`, amounts))
  for (const what of building.extra_vp) parts.push(t(`homesteaders-counted-${what}`))
  return parts.join('; ')
}

export const costWords = (cost: readonly string[]): string => (cost.length ? pieces(cost) : t('nothing'))

/** The stage a building belongs to, one or two. */
export const stageWords = (stages: readonly string[]): string =>
  stages.map((stage) => t(`homesteaders-stage-${stage}`)).join(' / ')

/** What the railroad line offers on a space. */
export function rewardWords(reward: string, view: View): string {
  if (reward === 'good') return t('homesteaders-any-good')
  return piece(reward, reward === 'vp' ? (view.printed.numbers['railroad.vp'] ?? 0) : 1)
}

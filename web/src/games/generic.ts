/** A game that brings nothing for the page: its view is shown part by part, and its moves are offered in the bar. */
import PlainPoster from '../art/scenes/PlainPoster.svelte'
import { dashed, locale, t } from '../lib/texts.svelte'
import type { AnyView } from '../lib/types'
import GenericTable from './GenericTable.svelte'
import type { GameDefinition } from './registry'

/** The name of a part of the view, or of a thing in it; ids without a text stand for themselves. */
export function word(game: string, vocabulary: string, id: string): string {
  const key = `${game}-${vocabulary}-${dashed(id)}`
  return locale.has(key) ? t(key) : id
}

const isCounts = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((n) => typeof n === 'number')

/** What a seat holds: whatever in its part of the view is counted. */
function holdings(view: AnyView, seat: number): Record<string, number> | null {
  const own = view.seats[seat]
  if (!own) return null
  return Object.assign({}, ...Object.values(own).filter(isCounts)) as Record<string, number>
}

export const generic = (id: string): GameDefinition => ({
  id,
  Table: GenericTable,
  Poster: PlainPoster,
  panels: () => [
    { id: 'common', title: 'web-generic-common', icon: 'tile' },
    { id: 'players', title: 'web-generic-players', icon: 'people' },
  ],
  spots: () => [],
  moveAt: () => null,
  panelOf: () => 'common',
  locate: () => ({ spots: [], motions: [] }),
  telling: { lists: {}, repeats: () => false, minor: new Set<string>(), forced: {} },
  holdings,
  icon: () => 'nugget',
  label: (holding) => word(id, 'thing', holding),
  explain: () => null,
  warnings: () => [],
  automations: [],
  endings: new Set(['end_turn', 'done', 'stop']),
  undoTogether: new Set<string>(),
  choices: [],
  givesUp: new Set(['pass', 'discard', 'sell', 'give_back', 'give_up', 'resign']),
})

/** What is played at a table and how, in a few words each: modules, options that are not the usual ones, speed, clock. */
import { t } from '../lib/texts.svelte'
import type { GameInfo, TableInfo } from '../lib/types'
import { CLOCKS } from './setup/clocks'
import { optionsOf } from './setup/setup.svelte'

/** The clock of a table among those that the page offers; null: one of somebody's own. */
export function clockOf(table: TableInfo): string | null {
  const { clock, speed } = table
  if (!clock) return 'none'
  const known = CLOCKS[speed].find(
    ({ time }) => time && time.base === clock['base'] && time.increment === clock['increment'],
  )
  return known?.id ?? null
}

function clockText(table: TableInfo): string {
  const id = clockOf(table)
  if (id !== null) return t(`web-new-clock-${id}`)
  const minutes = (seconds = 0): number => Math.round(seconds / 6) / 10
  return t('web-new-clock-other', { base: minutes(table.clock?.['base']), more: minutes(table.clock?.['increment']) })
}

export const speedFacts = (table: TableInfo): string[] => [t(`web-new-speed-${table.speed}`), clockText(table)]

/** Modules and options; without the catalog's game only what can be told without it. */
export function ruleFacts(table: TableInfo, game: GameInfo | null): string[] {
  if (!game) return table.modules
  const modules = game.module_texts.filter(({ id }) => table.modules.includes(id)).map(({ name }) => name)
  const options = optionsOf(game, table.modules)
    .filter(({ name, default: usual }) => name in table.options && table.options[name] !== usual)
    .map(({ name, title, choice_texts }) => {
      const value = table.options[name]!
      if (typeof value === 'boolean') return value ? title : t('web-fact-without', { option: title })
      return `${title}: ${choice_texts[String(value)] ?? value}`
    })
  const set = game.component_sets.find(({ id }) => id === table.components.split(' ')[0])
  return [...modules, ...options, ...(set && set !== game.component_sets[0] ? [set.name] : [])]
}

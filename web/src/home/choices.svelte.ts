/** How somebody last wanted to play each game; kept in the browser, so that the next table needs one click. */
import { me } from '../lib/me.svelte'
import { prefs } from '../lib/prefs.svelte'
import { router } from '../lib/router.svelte'
import { sitDown } from '../lib/shares'
import type { GameInfo, TableWish } from '../lib/types'
import { CLOCKS } from './table/clocks'
import type { Talkers } from './table/talkers'

export interface Choice {
  players: number
  bot: string
  modules: string[]
  options: Record<string, boolean | number | string>
  components: string | null // a packaged component set; null: the default
  visibility: 'link' | 'public'
  speed: 'live' | 'turns'
  clock: string // of CLOCKS
  chat: Talkers
}
/** Who shall sit on a seat: "human", "open", or the id of a bot. */
export type Sitter = string

const KEY = 'frontier-choices-2' // the bots of the first are not offered any more
const FRESH: Choice = {
  players: 2,
  bot: 'settler',
  modules: [],
  options: {},
  components: null,
  visibility: 'link',
  speed: 'live',
  clock: 'none',
  chat: 'seated',
}

function stored(): Record<string, Partial<Choice>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Choice>>
  } catch {
    return {}
  }
}

const choices = $state<Record<string, Choice>>({})

/** The choice for a game, ready to be changed. Not for use in a $derived: the first call makes it. */
export function choiceFor(game: string): Choice {
  choices[game] ??= { ...structuredClone(FRESH), ...stored()[game] }
  return choices[game]
}

/** The options that exist with these modules. */
export const optionsOf = (game: GameInfo, modules: string[]): GameInfo['options'] =>
  game.options.filter((option) => option.modules.every((module) => modules.includes(module)))

/** The component set chosen, as far as the game has it; the default comes first. */
export const setOf = (game: GameInfo, set: string | null): GameInfo['component_sets'][number] =>
  game.component_sets.find(({ id }) => id === set) ?? game.component_sets[0]!

/** Lay a table as chosen and go there. Without the catalog's game nothing but the plain game is asked for. */
export async function lay(id: string, game: GameInfo | null, sitters: Sitter[]): Promise<void> {
  const choice = choiceFor(id)
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...choices }))
  const modules = choice.modules.filter((module) => game?.modules.includes(module))
  const wished = game ? optionsOf(game, modules).filter(({ name }) => name in choice.options) : []
  const isShared = sitters.includes('open')
  const wish: TableWish = {
    game: id,
    players: sitters.length,
    modules,
    options: Object.fromEntries(wished.map(({ name }) => [name, choice.options[name]!])),
    components: game ? setOf(game, choice.components).id : null,
    seats: sitters.map((who) => (who === 'human' || who === 'open' ? { kind: who } : { kind: 'bot', bot: who })),
    visibility: isShared ? choice.visibility : 'link',
    speed: isShared ? choice.speed : 'live',
    clock: isShared ? (CLOCKS[choice.speed].find((clock) => clock.id === choice.clock)?.time ?? null) : null,
    pace: prefs.pace,
    chat: isShared ? choice.chat : 'seated',
  }
  await me.need()
  const table = await sitDown('/api/tables', wish)
  router.go(`/t/${table.id}`)
}

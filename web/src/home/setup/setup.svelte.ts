/** The setup of a new table: how each game was last played, kept in the browser, so that the next table needs one click. */
import { me } from '../../lib/me.svelte'
import { prefs } from '../../lib/prefs.svelte'
import { router } from '../../lib/router.svelte'
import { joinWithCommitment } from '../../lib/commitments'
import type { GameInfo, TableRequest } from '../../lib/types'
import { CLOCKS } from './clocks'
import type { ChatAccess } from './chatAccess'

export interface TableSetup {
  players: number
  bot: string
  modules: string[]
  options: Record<string, boolean | number | string>
  components: string | null // a packaged component set; null: the default
  visibility: 'link' | 'public'
  speed: 'live' | 'turns'
  clock: string // of CLOCKS
  chat: ChatAccess
}
/** Who shall sit on a seat: "human", "open", or the id of a bot. */
export type Occupant = string

const KEY = 'frontier-choices-2' // stored under 1 are bots that do not exist any more
const FRESH: TableSetup = {
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

function stored(): Record<string, Partial<TableSetup>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<TableSetup>>
  } catch {
    return {}
  }
}

const setups = $state<Record<string, TableSetup>>({})

/** The setup for a game, ready to be changed. Not for use in a $derived: the first call makes it. */
export function setupFor(game: string): TableSetup {
  setups[game] ??= { ...structuredClone(FRESH), ...stored()[game] }
  return setups[game]
}

/** The options that exist with these modules. */
export const optionsOf = (game: GameInfo, modules: string[]): GameInfo['options'] =>
  game.options.filter((option) => option.modules.every((module) => modules.includes(module)))

/** The component set chosen, as far as the game has it; the default comes first. */
export const setOf = (game: GameInfo, set: string | null): GameInfo['component_sets'][number] =>
  game.component_sets.find(({ id }) => id === set) ?? game.component_sets[0]!

/** Create a table as set up and go there; without the catalog's game, the plain game. */
export async function createTable(
  id: string,
  game: GameInfo | null,
  occupants: Occupant[],
  names: string[] = [],
): Promise<void> {
  const setup = setupFor(id)
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...setups }))
  const modules = setup.modules.filter((module) => game?.modules.includes(module))
  const chosen = game ? optionsOf(game, modules).filter(({ name }) => name in setup.options) : []
  const isShared = occupants.includes('open')
  const isPassed = occupants.filter((who) => who === 'human').length > 1
  const nameOf = (seat: number): object => (isPassed && names[seat]?.trim() ? { name: names[seat].trim() } : {})
  const request: TableRequest = {
    game: id,
    players: occupants.length,
    modules,
    options: Object.fromEntries(chosen.map(({ name }) => [name, setup.options[name]!])),
    components: game ? setOf(game, setup.components).id : null,
    seats: occupants.map((who, seat) =>
      who === 'human' || who === 'open' ? { kind: who, ...nameOf(seat) } : { kind: 'bot', bot: who },
    ),
    visibility: isShared ? setup.visibility : 'link',
    speed: isShared ? setup.speed : 'live',
    clock: isShared ? (CLOCKS[setup.speed].find((clock) => clock.id === setup.clock)?.time ?? null) : null,
    pace: prefs.pace,
    think_less: prefs.thinkLess,
    chat: isShared ? setup.chat : 'seated',
  }
  await me.ensure()
  const table = await joinWithCommitment('/api/tables', request)
  router.go(`/t/${table.id}`)
}

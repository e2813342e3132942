/**
 * Automations: decisions that need no thought and are made by the page for those who like that. A game declares its own
 * in games/NAME/automations.ts, apart from its table, so that the settings can list them without loading any table.
 */
import { prefs, type AutomationId } from '../lib/prefs.svelte'
import type { AnyView, LegalAction } from '../lib/types'

export interface Automation {
  id: AutomationId // under which this device keeps whether it is on
  isOnAtFirst: boolean
  label: string // key of its name in the settings
  about: string // key of what it does, said at a table of the game
  aboutElsewhere: string // and said where no game is open
  /** The decision to make now, if it is due. */
  find(view: AnyView, legal: readonly LegalAction[]): LegalAction | null
}

const files = import.meta.glob<Automation[]>('./*/automations.ts', { eager: true, import: 'automations' })

/** The automations of all games. */
export const allAutomations: readonly Automation[] = Object.values(files).flat()

export const isOn = ({ id, isOnAtFirst }: Automation): boolean => prefs[id] ?? isOnAtFirst

export function switchOn({ id }: Automation, on: boolean): void {
  prefs[id] = on
}

/** Carries out the automations of the game that are on. */
import { isOn } from '../../games/automations'
import type { LiveTable } from './live.svelte'

/** Make decisions that are due by themselves, as long as the calling component lives; never again right after an undo. */
export function keepAutomated(table: LiveTable): void {
  let tried = -1
  $effect(() => {
    if (!table.active || !table.view || table.seq === tried) return
    if (table.lesson?.decisions) return // learners do by hand what they learn
    for (const automation of table.game.automations.filter(isOn)) {
      const action = automation.find(table.view, table.legal)
      if (!action || table.entries.at(-1)?.kind === 'undo') continue
      tried = table.seq
      void table.act(action)
      return
    }
  })
}

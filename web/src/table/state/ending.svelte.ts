/** What comes by itself, after a while in which whoever decided can still think again: above all the end of a turn. */
import { prefs } from '../../lib/prefs.svelte'
import type { LegalAction } from '../../lib/types'
import type { LiveTable } from './live.svelte'
import { familyOf } from './offer'

export const GRACE = 4 // seconds

/**
 * Something that is on its way as long as there is a reason for it, never unseen, and not for those who have switched
 * that off. `due` names what is on its way: whatever has another name begins anew.
 */
export class Countdown {
  private heldAt = $state<string | null>(null) // what somebody stopped
  private isSeen = $state(document.visibilityState === 'visible')

  constructor(
    private readonly due: () => string | null,
    happen: () => Promise<void>,
  ) {
    $effect(() => {
      if (this.coming === null) return
      const timer = setTimeout(() => void happen(), GRACE * 1000)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      const look = (): boolean => (this.isSeen = document.visibilityState === 'visible')
      document.addEventListener('visibilitychange', look)
      return () => document.removeEventListener('visibilitychange', look)
    })
  }

  private readonly coming = $derived.by((): string | null => {
    const name = prefs.autoEnd && this.isSeen ? this.due() : null
    return name === this.heldAt ? null : name
  })
  readonly isComing = $derived(this.coming !== null)

  /** Stop it: from here on it waits for a click. */
  hold(): void {
    if (this.coming !== null) this.heldAt = this.coming
  }
}

/** Whether nothing at a table keeps it from going on by itself; learners are never hurried. */
export const isCalm = (table: LiveTable): boolean =>
  table.lesson === null && table.connection === 'open' && table.isReady && table.problem === null

/**
 * The end of a turn: only right after a decision made here, before the eyes of whoever made it, and never where something
 * may have been overlooked.
 */
export function endOfTurn(tableOf: () => LiveTable): Countdown {
  /** The action that ends the turn, where nothing else is left to decide; trades can wait for another turn. */
  const last = (): LegalAction | null => {
    const { game, legal, offer } = tableOf()
    const { ending } = offer
    if (!ending || !game.turnEnds?.has(familyOf(ending))) return null
    const canWait = (action: LegalAction): boolean => action.extra || (game.leadsOn?.has(familyOf(action)) ?? false)
    return legal.every((action) => action === ending || canWait(action)) ? ending : null
  }
  return new Countdown(
    () => {
      const table = tableOf()
      const isDue =
        (table.can.confirm || last() !== null) &&
        table.decidedAt === table.seq &&
        table.warnings.length === 0 &&
        isCalm(table)
      return isDue ? String(table.seq) : null
    },
    async () => {
      const ending = last()
      if (tableOf().can.confirm) await tableOf().confirm()
      else if (ending) await tableOf().act(ending)
    },
  )
}

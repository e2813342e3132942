/** The end of a turn that comes by itself, after a while in which whoever decided can still think again. */
import { prefs } from '../../lib/prefs.svelte'
import type { LegalAction } from '../../lib/types'
import type { LiveTable } from './live.svelte'
import { familyOf } from './offer'

export const GRACE = 4 // seconds

export class EndOfTurn {
  private heldAt = $state(-1) // the position in which somebody stopped it
  private isSeen = $state(document.visibilityState === 'visible')

  constructor(private tableOf: () => LiveTable) {
    $effect(() => {
      if (!this.isComing) return
      const timer = setTimeout(() => void this.end(), GRACE * 1000)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      const look = (): boolean => (this.isSeen = document.visibilityState === 'visible')
      document.addEventListener('visibilitychange', look)
      return () => document.removeEventListener('visibilitychange', look)
    })
  }

  private get table(): LiveTable {
    return this.tableOf()
  }

  /**
   * Whether it is on its way: only right after a decision made here, before the eyes of whoever made it, and never where
   * something may have been overlooked.
   */
  readonly isComing = $derived.by((): boolean => {
    const { table } = this
    return (
      prefs.autoEnd &&
      this.isSeen &&
      (table.can.confirm || this.last !== null) &&
      table.lesson === null &&
      table.decidedAt === table.seq &&
      this.heldAt !== table.seq &&
      table.connection === 'open' &&
      table.isReady &&
      table.problem === null &&
      table.warnings.length === 0
    )
  })

  /** The action that ends the turn, where nothing else is left to decide; trades can wait for another turn. */
  private get last(): LegalAction | null {
    const { game, legal, offer } = this.table
    const ends = offer.ending && (game.turnEnds?.has(familyOf(offer.ending)) ?? false)
    return ends && legal.every((action) => action.extra || action === offer.ending) ? offer.ending : null
  }

  private async end(): Promise<void> {
    const { table, last } = this
    if (table.can.confirm) await table.confirm()
    else if (last) await table.sequence([(legal) => legal.find(({ move }) => move === last.move) ?? null], true)
  }

  /** Stop it: from here on it waits for a click. */
  hold(): void {
    if (this.isComing) this.heldAt = this.table.seq
  }
}

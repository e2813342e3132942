import { untrack } from 'svelte'
import { post, Refusal } from '../../lib/api'
import { locale } from '../../lib/texts.svelte'
import type { HintInfo } from '../../lib/types'
import type { LiveTable } from '../state/live.svelte'
import { spotsOf } from '../lesson/reading'

/** How much of a hint is told: nothing, where to look, which move, why. */
export type HintStep = 0 | 1 | 2 | 3
export const LAST: HintStep = 3

/** Hints at a table where nobody else plays: asked again and again, they tell more. */
export class Hints {
  step = $state<HintStep>(0)
  isAsking = $state(false)
  found = $state.raw<HintInfo | null>(null)

  /** Call while a component is set up: what was told is forgotten when the table goes on. */
  constructor(readonly table: LiveTable) {
    $effect(() => {
      void [table.seq, locale.lang]
      untrack(() => this.clear())
    })
  }

  /** Whether hints can be asked for now. */
  readonly can = $derived.by(() => {
    const { info, legal, turn } = this.table
    return info?.free_undo === true && !info.lesson && turn.awaits === 'decision' && legal.length > 0
  })

  private readonly action = $derived.by(() =>
    this.table.legal.find(({ move }) => this.step > 0 && move === this.found?.move.notation),
  )

  /** The places to look at. */
  readonly names = $derived.by((): readonly string[] => {
    const { table, action } = this
    if (!action || !table.view) return []
    const spots = spotsOf([action], table.game, table.view)
    return spots.length > 0 ? spots : ['bar']
  })

  /** The moves whose buttons are pointed at. */
  readonly moves = $derived.by(() => (this.action && this.step > 1 ? [this.action.move] : []))

  clear(): void {
    this.step = 0
    this.found = null
  }

  /** Tell more: where to look, then which move, then why. */
  async ask(): Promise<void> {
    if (!this.can || this.isAsking) return
    if (this.found) {
      if (this.step < LAST) this.step++
      return
    }
    const { table } = this
    const { seq } = table
    this.isAsking = true
    table.problem = null
    try {
      const found = await post<HintInfo>(`/api/tables/${table.id}/hint`, { seq })
      if (table.seq !== seq) return // decided meanwhile
      this.found = found
      this.step = 1
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      if (table.seq === seq) table.problem = problem
    } finally {
      this.isAsking = false
    }
  }
}

/** First-sight cards: what comes up for the first time in this browser is explained once, at most one thing a turn. */
import { untrack } from 'svelte'
import type { First } from '../../games/registry'
import { prefs } from '../../lib/prefs.svelte'
import { isSeen, markSeen } from '../../lib/seen'
import { due, eventsSince, since } from './sights'
import type { LiveTable } from './live.svelte'

interface Shown {
  first: First
  move: number // the number of the move before which it came
  seat: number // for whom
}

export class Firsts {
  private shown = $state.raw<Shown | null>(null) // the last one, even if it has been closed
  private isOpen = $state(false)

  constructor(private table: LiveTable) {
    $effect(() => {
      if (this.isQuiet) untrack(() => this.close())
      else if (!table.busy) this.look()
    })
  }

  /** The card to be read now. */
  readonly card = $derived.by(() => (this.isOpen && this.shown ? this.shown.first : null))

  /** Whether nothing is to be said here: lessons have words of their own. */
  private get isQuiet(): boolean {
    const { info, covered } = this.table
    const lesson = info?.lesson
    return !prefs.firsts || info?.status !== 'playing' || covered || Boolean(lesson)
  }

  private look(): void {
    const { view, seat, legal, moves, game } = this.table
    if (!view || seat === null || !game.firsts) return
    const gone = untrack(() => this.shown && since(moves, this.shown.move, this.shown.seat))
    if (gone === 'next') this.close()
    if (gone === 'same') return
    const seen = (id: string): boolean => isSeen(`${game.id}:${id}`)
    const first = due(game.firsts, { view, seat, legal, events: eventsSince(moves, seat) }, seen)
    if (!first) return
    markSeen(`${game.id}:${first.id}`)
    this.shown = { first, move: moves.length, seat }
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }
}

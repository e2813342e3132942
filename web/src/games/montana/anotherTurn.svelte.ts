/** Where a canteen can be spent after this turn, places stand for the next one: one click ends this turn and begins it. */
import { untrack } from 'svelte'
import type { AnyView, Way } from '../../lib/types'
import type { Stage } from '../../table/state/stage.svelte'
import { read } from './view'

const LATE: ReadonlySet<string> = new Set(['advance', 'building', 'after', 'thirst']) // phases at the end of a turn

/** Whether another turn can follow the one of a seat that is about to end. */
export function canGoOn(view: AnyView, seat: number | null): boolean {
  const table = read(view)
  const own = seat === null ? undefined : table.seats[seat]
  return own !== undefined && table.decider === seat && own.canteens > 0 && LATE.has(table.phase)
}

/** The ways that spend a canteen, by the spots of what they end with. */
export const byGoal = (ways: readonly Way[]): Map<string, Way> =>
  new Map(ways.filter(({ moves }) => moves.includes('canteen')).map((way) => [spotOf(way.moves.at(-1)!), way]))

/** The spot of a decision at the beginning of a turn, or of the canteen. */
const spotOf = (move: string): string =>
  move === 'canteen' ? 'own:canteens' : move.replace('build', 'field').replaceAll(' ', ':')

/** Show the ways to another turn, as long as the calling component lives. */
export function keepAnotherTurn(stage: Stage): void {
  $effect(() => {
    const { legal } = stage
    const isAsked = stage.active && stage.takesWays && stage.view !== null && canGoOn(stage.view, stage.seat)
    untrack(() => (stage.shownWays = new Map()))
    if (!isAsked) return
    void stage.ways().then((found) => {
      if (legal === stage.legal) stage.shownWays = byGoal(found)
    })
  })
}

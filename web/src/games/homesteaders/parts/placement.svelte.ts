/**
 * The placement of workers. All of a round are one decision for the reader: the page collects them in any order and
 * sends them together, at once when it is our turn, or ahead as a plan while the others still decide; together they are
 * taken back.
 */
import { getContext, setContext, untrack } from 'svelte'
import type { Step } from '../../registry'
import { Countdown, isCalm } from '../../../table/state/ending.svelte'
import { LiveTable } from '../../../table/state/live.svelte'
import type { Outlook } from '../../../lib/types'
import type { Stage } from '../../../table/state/stage.svelte'
import { allPlaces, lastRound, placesOf, read, worthOf, type View } from '../view'

type Mode = 'now' | 'ahead' | null

const HABIT = 1 // silver: so much more another place has to bring before somebody is moved there

export class Placement {
  private picked = $state.raw<string[]>([]) // in the order of picking
  sending = $state(false) // the moves go to the server one by one
  private before: string[] = [] // where workers stood last: whoever has nothing better to do goes there again
  private readonly table: LiveTable | null
  private touched = $state.raw({ at: -1, times: 0 }) // the position in which places were last picked by hand
  private readonly countdown: Countdown

  /** What the placement so far leads to: income, then wages. */
  outcome = $state.raw<Outlook | null>(null)

  constructor(private readonly stage: Stage) {
    this.table = stage instanceof LiveTable ? stage : null // nothing is sent from a replay
    this.countdown = new Countdown(
      () => this.due(),
      () => this.sendBySelf(),
    )
    let mode: Mode = null
    let proposes = true
    $effect(() => {
      const own = this.own
      if (own && read(this.stage.view!).phase !== 'place') this.before = own.placed
      const changed = this.mode !== mode || stage.proposes !== proposes
      mode = this.mode
      proposes = stage.proposes
      if (changed) this.picked = proposes && mode === 'now' && own?.placed.length === 0 ? this.best() : []
    })
    $effect(() => {
      const moves = this.mode && !this.sending ? this.moves : []
      void stage.turn // asked anew when the game has gone on
      if (moves.length === 0) this.outcome = null
      else void stage.outlook(moves).then((answer) => moves === this.moves && (this.outcome = answer))
    })
    // A placement that was taken back lies there to be changed.
    $effect(() => {
      const back = this.table?.redoSteps.at(-1) ?? []
      if (this.mode !== 'now' || !back.some((move) => move === 'done' || move.startsWith('place '))) return
      this.picked = untrack(() => this.fitting(back.map((move) => move.replace('place ', ''))))
    })
    // "Done" in the list must not send home those who were sent to work on the board.
    $effect(() => {
      stage.intercept = (action) => (action.move === 'done' && this.mode === 'now' ? this.send() : stage.act(action))
      if (this.table) this.table.collected = this.mode === 'now' ? this.countdown : null
      return () => {
        stage.intercept = null
        if (this.table) this.table.collected = null
      }
    })
  }

  private get own() {
    return this.stage.view && this.stage.seat !== null ? read(this.stage.view).seats[this.stage.seat] : undefined
  }

  private readonly legal = $derived.by(() => {
    const places = this.stage.legal.filter((action) => action.fields['action'] === 'place')
    return new Set(places.map((action) => String(action.fields['place'])))
  })

  readonly mode = $derived.by((): Mode => {
    if (!this.table || !this.stage.view || this.stage.seat === null) return null
    if (this.table.result || this.table.plannedMoves) return null // the dialog for plans collects moves by itself
    const view = read(this.stage.view)
    if (this.stage.legal.some((action) => action.move === 'done') && view.phase === 'place') return 'now'
    if (this.table.lesson) return null // nothing is prepared there
    return isAhead(view, this.stage.seat, this.stage.turn.actor) ? 'ahead' : null
  })

  /** Places that are sent together: both of one that needs two workers. */
  private readonly units = $derived.by((): string[][] => {
    if (!this.mode || !this.own) return []
    const { buildings } = read(this.stage.view!).printed
    const placed = this.mode === 'now' ? this.own.placed : []
    return this.own.buildings
      .flatMap((id) => placesOf(buildings[id]!))
      .map((unit) => unit.filter((place) => !placed.includes(place)))
      .filter((unit) => unit.length > 0 && (this.mode === 'ahead' || this.legal.has(unit[0]!)))
  })
  private readonly free = $derived(this.own ? this.own.workers - (this.mode === 'now' ? this.own.placed.length : 0) : 0)

  /** What is prepared already, if it is a placement. */
  readonly prepared = $derived.by((): string[] | null => {
    const plan = this.table?.plan
    if (this.mode !== 'ahead' || plan?.['plan'] !== 'moves') return null
    const moves = plan['moves'] as string[]
    return moves.filter((move) => move.startsWith('place ')).map((move) => move.slice('place '.length))
  })
  readonly chosen = $derived.by((): string[] => {
    if (this.prepared) return this.prepared
    const open = this.units.flat()
    const left = this.picked.filter((place) => open.includes(place))
    return left.slice(Math.max(0, left.length - this.free)) // single moves of the list may have used up workers
  })
  /** The placement as moves, the end of placing last. */
  private readonly moves = $derived.by((): string[] => {
    if (!this.stage.view) return []
    const places = allPlaces(read(this.stage.view)).filter((place) => this.chosen.includes(place))
    return [...places.map((place) => `place ${place}`), 'done']
  })
  readonly idle = $derived(this.free - this.chosen.length)

  /** Whether nobody is overlooked: nobody who is idle could go anywhere. */
  private readonly isComplete = $derived(
    !this.units.some((unit) => unit.length <= this.idle && !this.chosen.includes(unit[0]!)),
  )

  /**
   * What is sent by itself: everybody, where there is a place for everybody to be filled and no other, or once somebody
   * has been sent to another place by hand. Never what was taken back.
   */
  private due(): string | null {
    const { table } = this
    if (!table || this.mode !== 'now' || this.sending || !this.isComplete || !isCalm(table)) return null
    const isPlain = this.units.every((unit) => this.chosen.includes(unit[0]!)) && table.entries.at(-1)?.kind !== 'undo'
    return isPlain || this.touched.at === table.seq ? `${table.seq} ${this.touched.times}` : null
  }

  get isComing(): boolean {
    return this.countdown.isComing
  }

  readonly isOpen = (place: string): boolean =>
    this.prepared === null && this.units.some((unit) => unit.includes(place))

  private fitting(places: string[]): string[] {
    const found: string[] = []
    for (const unit of this.units)
      if (unit.every((place) => places.includes(place)) && found.length + unit.length <= this.free) found.push(...unit)
    return found
  }

  /**
   * Everybody where the most is to be had; of places that bring about the same, where somebody worked last. Those who
   * bring least stand first: they are moved if another place is picked.
   */
  private best(): string[] {
    const view = read(this.stage.view!)
    const brings = new Map(
      Object.values(view.printed.buildings).flatMap(({ work }) => work.map(({ places, gives }) => [places[0], gives])),
    )
    const worth = (unit: string[]): number =>
      ((brings.get(unit[0]) as string[]).reduce((sum, piece) => sum + worthOf(piece, view), 0) +
        (this.before.includes(unit[0]!) ? HABIT : 0)) /
      unit.length
    const found: string[] = []
    for (const unit of this.units.toSorted((one, other) => worth(other) - worth(one)))
      if (found.length + unit.length <= this.free) found.unshift(...unit)
    return found
  }

  /** Put a worker there or take it away; if all are busy, the one sent first goes there instead. */
  toggle(place: string): void {
    if (this.mode === 'now' && !this.stage.isReady) return
    const unit = this.units.find((places) => places.includes(place))
    if (!unit || this.prepared) return
    this.touched = { at: this.table?.seq ?? -1, times: this.touched.times + 1 }
    if (this.chosen.includes(place)) this.picked = this.chosen.filter((other) => !unit.includes(other))
    else if (unit.length > this.free) void this.stage.askWhy(`place:${unit.at(-1)}`)
    else this.picked = [...this.without(this.chosen.length + unit.length - this.free), ...unit]
  }

  /** Everybody who was to be sent stays for now, to be sent elsewhere one by one. */
  callBack(): void {
    if (this.mode !== 'now' || this.stage.isReady) this.picked = []
  }

  /** A worker was dragged from one place, or from the idle ones (null), to another. */
  moveWorker(from: string | null, to: string | null): void {
    if (from === to) return
    if (from !== null && this.chosen.includes(from)) this.toggle(from)
    if (to !== null && !this.chosen.includes(to)) this.toggle(to)
  }

  /** The picked places without the first ones, as many as must go. */
  private without(surplus: number): string[] {
    let left = this.chosen
    while (left.length > 0 && this.chosen.length - left.length < surplus) {
      const unit = this.units.find((places) => places.includes(left[0]!)) ?? [left[0]!]
      left = left.filter((place) => !unit.includes(place))
    }
    return left
  }

  async send(): Promise<void> {
    if (!this.table?.isReady) return
    if (this.mode === 'ahead') await this.table.setPlan({ plan: 'moves', moves: this.moves })
    else await this.sendNow(this.table, this.moves, this.isComplete || undefined)
  }

  /** What nobody has clicked can be taken back until the turn is over. */
  private async sendBySelf(): Promise<void> {
    if (this.table) await this.sendNow(this.table, this.moves)
  }

  /** All of them with one click; where nobody is overlooked, that is the end of placing too (`ends`). */
  private async sendNow(table: LiveTable, moves: string[], ends?: boolean): Promise<void> {
    this.sending = true
    // The last place may end the turn by itself; "done" would then be the answer to another question.
    const step =
      (move: string): Step =>
      (legal, view) =>
        (read(view).phase === 'place' && legal.find((action) => action.move === move)) || null
    await table.sequence(moves.map(step), ends)
    this.sending = false
  }

  /** Cancel the plan and take its workers up for changing. */
  async cancelPlan(): Promise<void> {
    const places = this.prepared
    if (this.table?.isReady && places && (await this.table.setPlan(null))) this.picked = places
  }
}

/** Whether the next thing that a seat will be asked is where its workers go; the others decide in turn before it. */
function isAhead(view: View, seat: number, actor: number | null): boolean {
  if (actor === null || actor === seat) return false
  const turn = (other: number): number => (other - view.start_player + view.players) % view.players
  if (view.phase === 'place') return turn(seat) > turn(view.decider)
  const settling = ['pay', 'build', 'gold', 'worker', 'extra', 'reward', 'relief'].includes(view.phase)
  if (!settling || view.space === null || view.round > lastRound(view)) return false
  return !view.auctions.slice(view.space).some((auction) => auction.bid?.by === seat)
}

const KEY = Symbol('placement')
export const providePlacement = (placement: Placement): Placement => setContext(KEY, placement)
export const usePlacement = (): Placement | undefined => getContext(KEY)

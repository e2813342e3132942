/** Learning from a game: one mistake of a player after the other, each from the position before it. */
import { mistakesOf, type Judged } from '../after/review'
import type { Reviewing } from '../after/reviewing.svelte'
import type { ReplayStage } from './replay.svelte'

type Shown = Pick<ReplayStage, 'seat' | 'at' | 'pause' | 'go'>
type Found = Pick<Reviewing, 'told' | 'isWhole'>

export class Learning {
  isOn = $state(false)
  seat = $state<number | null>(null) // whose mistakes
  task = $state.raw<Judged | null>(null) // stays as it is, even if a closer look judges otherwise meanwhile
  isSolved = $state(false)
  isThrough = $state(false)
  readonly mistakes = $derived.by(() => (this.seat === null ? [] : this.of(this.seat)))
  readonly number = $derived(this.mistakes.filter(({ move }) => move <= (this.task?.move ?? 0)).length)

  constructor(
    private readonly stage: Shown,
    private readonly reviewing: Found,
  ) {}

  of = (seat: number): Judged[] => mistakesOf(this.reviewing.told?.decisions ?? [], seat)

  /** Whether the board shows the position in question. */
  get isThere(): boolean {
    return this.task !== null && this.stage.at === this.task.move - 1
  }

  /** With the seat from which the game is watched; without one, somebody has to be chosen. */
  begin(): void {
    this.isOn = true
    this.choose(this.stage.seat)
  }

  choose(seat: number | null): void {
    this.seat = seat
    this.task = null
    this.isThrough = false
    if (seat !== null && this.reviewing.isWhole) this.next()
  }

  next(): void {
    const after = this.task?.move ?? 0
    this.task = this.mistakes.find(({ move }) => move > after) ?? null
    this.isThrough = this.task === null
    this.isSolved = false
    this.look()
  }

  /** Show the position before the mistake. */
  look(): void {
    if (!this.task) return
    this.stage.pause()
    this.stage.go(this.task.move - 1)
  }

  end(): void {
    this.isOn = false
    this.task = null
  }
}

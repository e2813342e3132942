/** Which of the others' turns the strip shows: the newest as it comes, or, after a step back or a pause, one to look at. */
import type { Turn } from './turns'

const A_TURN = 2500 // milliseconds while turns are shown one after the other

export class Strip {
  private key = $state<string | null>(null) // of the turn to look at; null: the newest
  isPlaying = $state(false) // from the turn looked at to the newest, by itself
  private timer = 0

  constructor(private turnsNow: () => Turn[]) {}

  get turns(): Turn[] {
    return this.turnsNow()
  }

  readonly at = $derived.by(() => {
    const found = this.key === null ? -1 : this.turns.findIndex(({ key }) => key === this.key)
    return found >= 0 ? found : this.turns.length - 1
  })
  readonly turn = $derived<Turn | null>(this.turns[this.at] ?? null)
  /** Whether the strip stays where it is when others go on. */
  readonly isHeld = $derived(this.key !== null && !this.isPlaying && this.turns.some(({ key }) => key === this.key))

  /** Look at the turn before or after. */
  step(by: number): void {
    this.stop()
    this.go(this.at + by)
  }

  private go(at: number): void {
    this.key = at >= this.turns.length - 1 ? null : (this.turns[Math.max(0, at)]?.key ?? null)
  }

  /** Hold what is shown, or go on from there to the newest. */
  toggle(): void {
    if (this.isHeld) {
      this.isPlaying = true
      this.wait()
    } else {
      this.stop()
      this.key = this.turn?.key ?? null
    }
  }

  private wait(): void {
    this.timer = window.setTimeout(() => {
      this.go(this.at + 1)
      if (this.key === null) this.isPlaying = false
      else this.wait()
    }, A_TURN)
  }

  stop(): void {
    this.isPlaying = false
    clearTimeout(this.timer)
  }
}

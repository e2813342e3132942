/** The stage of a replay: nothing can be done on it, but every move can be looked at. */
import type { GameDefinition } from '../games/registry'
import { botLevel, botName, withoutBidiMarks } from '../lib/names'
import { afterPaint } from '../lib/paint'
import { t } from '../lib/texts.svelte'
import type { AnyView, TableInfo, Why } from '../lib/types'
import { linesOf, type Line } from '../table/side/log'
import { say, type Audience } from '../table/side/telling'
import { Stage, type Player } from '../table/state/stage.svelte'
import { tell } from './tell'
import type { Frame, Replay } from './types'

const A_MOVE = 1500 // milliseconds at speed 1
const A_QUIET_MOVE = 500 // one of which nothing is told
const SPEED = 'frontier-replay-speed'
export const SPEEDS = [0.5, 1, 2, 4, 8]

export class ReplayStage extends Stage {
  at = $state(0) // the frame shown
  playing = $state(false)
  speed = $state(SPEEDS.find((speed) => String(speed) === localStorage.getItem(SPEED)) ?? 1)
  readonly frames: Frame[]
  readonly last: number
  readonly audience: Audience
  private readonly views: AnyView[] = []
  private readonly turns: number[] // frames with which a turn begins
  private timer = 0

  constructor(
    game: GameDefinition,
    readonly replay: Replay,
    info: TableInfo | null,
    at: number,
  ) {
    super()
    this.game = game
    this.frames = replay.frames
    this.last = this.frames.length - 1
    let view = {} as AnyView // the first frame has all of it
    for (const frame of this.frames) this.views.push((view = { ...view, ...frame.view })) // what stays is shared
    this.turns = this.frames
      .filter(({ turn, move }) => turn !== null && move > 0 && turn !== this.frames[move - 1]!.turn)
      .map(({ move }) => move)
    this.players = players(replay, info)
    const mine = this.players.filter(({ you }) => you)
    this.audience = {
      nameOf: (seat) => this.players[seat]!.name,
      you: mine.length === 1 ? mine[0]!.seat : null,
    }
    this.seat = this.players.find(({ you }) => you)?.seat ?? null
    this.go(at)
  }

  get frame(): Frame {
    return this.frames[this.at]!
  }

  viewOf = (frame: Frame): AnyView => this.views[frame.move]!

  /** What a frame tells, a line for each player it is about; empty if nothing happened. */
  linesOf = (frame: Frame): Line[] => linesOf(say(this.game, frame.events, this.audience, this.viewOf(frame)))

  tell = (frame: Frame): string => tell(this.game, frame, this.audience, this.viewOf(frame))

  /** Spots where the move of a frame happened. */
  spotsOf(frame: Frame): string[] {
    const view = this.views[frame.move]!
    return frame.events.flatMap((event) => this.game.locate(event, view).spots)
  }

  /** Show the position after a move; a single step forward is animated. */
  go(move: number): void {
    const next = Math.max(0, Math.min(this.last, Math.round(move) || 0))
    const isStep = next === this.at + 1
    this.at = next
    // The board follows a picture later: the controls must answer at once, and who steps fast sees only the last of it.
    if (this.view) afterPaint(() => next === this.at && this.show(isStep))
    else this.show(false)
  }

  private show(isStep: boolean): void {
    const frame = this.frame
    this.updateView(this.views[this.at]!, true)
    const isOver = this.at === this.last && this.replay.finished
    const awaits = isOver ? 'over' : 'decision'
    this.turn = { actor: frame.turn, awaits, prompt: frame.prompt, thinking: false, seconds: null, queued: false }
    this.mark(frame)
    // Who watches fast wants it brief.
    this.onEvents(isStep ? frame.events : [], this.views[this.at]!, this.speed > 1)
  }

  mark(frame: Frame): void {
    this.marked = new Set(this.spotsOf(frame))
  }

  step(by: number): void {
    this.pause()
    this.go(this.at + by)
  }

  nextTurn(): void {
    this.pause()
    this.go(this.turns.find((move) => move > this.at) ?? this.last)
  }

  previousTurn(): void {
    this.pause()
    this.go(this.turns.findLast((move) => move < this.at) ?? 0)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else {
      if (this.at === this.last) this.go(0)
      this.playing = true
      this.wait()
    }
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private wait(): void {
    const time = this.frame.events.length > 0 || this.at === 0 ? A_MOVE : A_QUIET_MOVE
    this.timer = window.setTimeout(() => {
      this.go(this.at + 1)
      if (this.at === this.last) this.pause()
      else this.wait()
    }, time / this.speed)
  }

  setSpeed(speed: number): void {
    this.speed = speed
    localStorage.setItem(SPEED, String(speed))
    if (this.playing) {
      clearTimeout(this.timer)
      this.wait()
    }
  }

  async act(): Promise<void> {}

  /** Nothing is refused in a replay, so there are no reasons. */
  async why(): Promise<Why> {
    return { legal: true, rule: null, text: null }
  }
}

function players(replay: Replay, info: TableInfo | null): Player[] {
  return replay.colours.map((colour, seat) => {
    const kind = replay.seats[seat] ?? 'human'
    const bot = kind !== 'human'
    const called = replay.names?.[seat]
    const known = called !== undefined && called !== kind ? withoutBidiMarks(called) : null
    const unnamed = bot ? botName(kind) : t(`common-colour-${colour}`)
    const you = info?.seats[seat]?.you ?? false
    return { seat, colour, name: known ?? unnamed, you, bot, ...(bot ? { level: botLevel(kind) } : {}) }
  })
}

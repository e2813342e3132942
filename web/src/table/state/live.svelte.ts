import { Refusal } from '../../lib/api'
import { prefs } from '../../lib/prefs.svelte'
import type { Entry, Json, LegalAction, Outlook, Way, Why } from '../../lib/types'
import type { Combined, PlanOffer, Step } from '../../games/registry'
import { untaught } from '../lesson/reading'
import { AnswersAhead } from './ahead'
import type { Countdown } from './ending.svelte'
import { stepsToRedo } from './history'
import { familyOf } from './offer'
import { ToldTable } from './told.svelte'

const MOST_ALTERNATIVES = 3

/** A decision that was made by itself: its number, what else was possible, and what followed it. */
interface Guess {
  at: number
  others: readonly LegalAction[]
  rest: string[]
}

/**
 * A table that is being played: clicks become requests. The server decides everything; what is kept here is what the page
 * itself has open.
 */
export class LiveTable extends ToldTable {
  planOffer = $state.raw<PlanOffer | null>(null) // a plan that a click on the board could mean
  redoSteps = $state.raw<string[][]>([]) // the redo stack: moves taken back, step by step, the next to redo last
  plannedMoves = $state.raw<string[] | null>(null) // moves collected for a plan by clicking spots; null: nobody is planning
  collected = $state.raw<Countdown | null>(null) // how a board sends by itself what is collected there
  decidedAt = $state(-1) // the position that the last request from here has led to
  private sequences = $state.raw<{ start: number; end: number }[]>([]) // first and last move of several made with one click
  private guessed = $state.raw<Guess | null>(null) // what the last click has decided by itself
  private ahead = new AnswersAhead()

  protected onMoved(moved: readonly Entry[]): void {
    if (this.legal.length > 0) this.planOffer = null
    if (moved.some((entry) => !this.isMine(entry.seat))) this.redoSteps = []
  }

  /** What may have been overlooked, while the end of the turn can still be taken back. */
  readonly warnings = $derived(
    this.can.confirm && this.view && this.seat !== null ? this.game.warnings(this.view, this.seat) : [],
  )

  /** The next player says to be there: neither the click that came before nor its second half says so. */
  handOver(): void {
    if (this.busy || this.settling) return
    this.handedTo = this.seat
    this.freeze()
    this.settle()
  }

  /** Ask something of the server; a refusal is shown above the action bar, and the answer is then false. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    const { seq } = this
    this.busy = true
    this.problem = null
    try {
      await work()
      return true
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      this.problem = problem
      return false
    } finally {
      this.busy = false
      if (this.seq !== seq) {
        this.decidedAt = this.seq
        this.settle()
      }
    }
  }

  /**
   * Make a decision, and what obviously follows it; all of that is taken back in one step. Who ends the turn is not asked
   * once more.
   */
  async act(action: LegalAction | Combined): Promise<void> {
    const isCombined = 'then' in action
    const follows = (last: LegalAction): Step[] => this.game.follow?.(last, this) ?? []
    const steps = isCombined ? action.then : follows(action)
    let last: LegalAction | null = null
    const first: Step = (legal) => legal.find(({ move }) => move === action.move) ?? null
    const free = (step: Step): Step => untaught(step, () => this.lesson)
    const noting =
      (step: Step): Step =>
      (legal, view) =>
        (last = step(legal, view))
    function* all(): Generator<Step> {
      yield first
      yield* steps.map((step) => noting(free(step)))
      if (isCombined && action.isGoal && last) yield* follows(last).map(free)
    }
    const isEnd = !isCombined && this.game.turnEnds?.has(familyOf(action))
    await this.sequence(all(), isEnd || prefs.autoConfirm)
  }

  /**
   * Make several decisions, each found among what is legal then. A step that finds nothing is left out; as soon as
   * somebody else is asked, or a decision is refused, the rest is dropped. `ends`: an end of the turn is confirmed too.
   */
  async sequence(steps: Iterable<Step>, ends = prefs.autoConfirm): Promise<void> {
    this.redoSteps = []
    const { seat } = this
    const first = this.moves.length
    const made: Guess[] = []
    await this.attempt(async () => {
      for (const step of steps) {
        const { legal } = this
        const action = this.seat === seat && this.view && legal.length > 0 ? step(legal, this.view) : null
        if (!action) continue
        const others = legal.filter((other) => other !== action && familyOf(other) === familyOf(action))
        made.push({ at: this.moves.length, others, rest: [] })
        for (const guess of made.slice(0, -1)) guess.rest.push(action.move)
        await this.request(action.move, ends)
      }
    })
    this.keepSequence(first)
    this.guessed = made.slice(1).find(({ others }) => others.length > 0) ?? null
  }

  private sendMove(move: string): Promise<boolean> {
    return this.attempt(() => this.request(move, prefs.autoConfirm))
  }

  private request(move: string, confirm: boolean): Promise<unknown> {
    const ends = confirm || this.lesson !== null // in a lesson everything can be taken back
    return this.socket.request({ type: 'act', seq: this.seq, move, confirm: ends, ...this.asSeat() })
  }

  /** Which of several own seats is meant: the one whose view is shown. */
  private asSeat(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat }
  }

  async confirm(): Promise<void> {
    if (!this.isReady) return
    this.redoSteps = []
    await this.attempt(() => this.socket.request({ type: 'confirm', seq: this.seq, ...this.asSeat() }))
  }

  private lastOwn(): number {
    return this.moves.findLastIndex((entry) => this.isMine(entry.seat))
  }

  /** Remember that the own moves from this one on were made with one click, if they are several. */
  private keepSequence(start: number): void {
    const end = this.lastOwn()
    const before = this.sequences.filter((each) => each.end < start)
    this.sequences = end > start ? [...before, { start, end }] : before
  }

  /** The move number that the last own decision begins with, if it was one of a sequence. */
  private sequenceStart(): number | undefined {
    const last = this.lastOwn()
    return this.sequences.find(({ end }) => end === last)?.start
  }

  /** Whether the last click decided more than one thing, of which all but the first can be decided otherwise. */
  get canDecideRest(): boolean {
    return this.can.undo && this.sequenceStart() !== undefined
  }

  /** What could have been decided instead of what followed the last decision by itself, where that is not much. */
  readonly alternatives = $derived.by((): readonly LegalAction[] => {
    const { guessed } = this
    const isLast = guessed !== null && this.canDecideRest && guessed.at > (this.sequenceStart() ?? guessed.at)
    return isLast && guessed.others.length <= MOST_ALTERNATIVES ? guessed.others : []
  })

  /** Decide that instead; what followed follows it too. */
  async decideInstead(action: LegalAction): Promise<void> {
    const { guessed } = this
    if (!guessed || !this.isReady) return
    await this.undo(guessed.at)
    if (this.moves.length !== guessed.at) return
    const move =
      (move: string): Step =>
      (legal) =>
        legal.find((each) => each.move === move) ?? null
    await this.sequence([action.move, ...guessed.rest].map(move))
  }

  /** Take back what followed the last decision by itself, to decide it otherwise. */
  async decideRest(): Promise<void> {
    const start = this.sequenceStart()
    if (start !== undefined) await this.undo(start + 1)
  }

  /** Take back the last own decision with what followed it by itself, or everything from a move number on. */
  async undo(to: number | undefined = this.sequenceStart()): Promise<void> {
    if (!this.isReady) return
    const before = this.moves
    const taken = await this.attempt(() =>
      this.socket.request({ type: 'undo', seq: this.seq, ...(to === undefined ? {} : { to }), ...this.asSeat() }),
    )
    if (!taken) return
    const left = this.moves.length
    const back = before.slice(left).filter((entry) => this.isMine(entry.seat))
    const isOne = this.sequences.at(-1)?.start === left
    const steps = isOne ? [back.map((entry) => entry.move ?? '')] : stepsToRedo(back, this.game.undoTogether).reverse()
    this.redoSteps = [...this.redoSteps, ...steps]
    this.sequences = this.sequences.filter(({ end }) => end < left)
  }

  async restart(): Promise<void> {
    if (this.can.restart !== null && this.can.restart !== undefined) await this.undo(this.can.restart)
  }

  /** The own decision at or before a move, to which a table of one person can go back; null if there is none. */
  undoTarget(move: number): number | null {
    for (let index = move; index >= 0; index--) if (this.isMine(this.moves[index]?.seat ?? null)) return index
    return null
  }

  async redo(): Promise<void> {
    if (!this.isReady) return
    const left = this.redoSteps.slice(0, -1)
    const seat = this.seat
    const first = this.moves.length
    for (const move of this.redoSteps.at(-1) ?? []) {
      // What one thing consists of may end earlier than it did: nothing of it is an answer to the next question.
      if (this.seat !== seat || !this.legal.some((legal) => legal.move === move)) break
      if (!(await this.sendMove(move))) return
    }
    this.redoSteps = left
    this.keepSequence(first)
  }

  async why(move: string): Promise<Why> {
    try {
      const answer = await this.socket.request({ type: 'why', move, ...this.asSeat() })
      return { legal: Boolean(answer.legal), rule: answer.rule ?? null, text: answer.text ?? null }
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      return { legal: false, rule: problem.rule, text: problem.message }
    }
  }

  override outlook(moves: string[]): Promise<Outlook | null> {
    return this.ahead.ask(this.seq, `${this.seat} ${moves.join(', ')}`, () =>
      this.socket.request({ type: 'outlook', seq: this.seq, moves, ...this.asSeat() }),
    ) as Promise<Outlook | null>
  }

  override async ways(): Promise<Way[]> {
    const answer = await this.ahead.ask(this.seq, `${this.seat} ways`, () =>
      this.socket.request({ type: 'ways', seq: this.seq, ...this.asSeat() }),
    )
    return answer?.ways ?? []
  }

  override get takesWays(): boolean {
    return !this.lesson?.decisions && this.plannedMoves === null
  }

  /** While moves are collected for a plan, a spot adds the next of them; while others decide, it may offer a plan. */
  override async askWhy(spot: string): Promise<void> {
    const waits = this.turn.awaits === 'decision' && !this.isMine(this.turn.actor) && !this.plannedMoves && !this.lesson
    this.planOffer =
      (waits && this.view && this.seat !== null && this.game.planAt?.(spot, this.view, this.seat)) || null
    if (this.planOffer) {
      this.refused = null
      return
    }
    const move = this.plannedMoves && this.view ? this.game.moveAt(spot, this.view, this.seat) : null
    if (this.plannedMoves && move) this.plannedMoves = [...this.plannedMoves, move]
    else await super.askWhy(spot)
  }

  async sendChat(text: string): Promise<boolean> {
    return this.attempt(() => this.socket.request({ type: 'chat', text }))
  }

  async setPlan(plan: Json | null): Promise<boolean> {
    return this.attempt(() => this.socket.request({ type: 'plan', plan, ...this.asSeat() }))
  }
}

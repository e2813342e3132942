import { get, Refusal } from '../../lib/api'
import { me } from '../../lib/me.svelte'
import { botLevel, seatNames } from '../../lib/names'
import { prefs } from '../../lib/prefs.svelte'
import { revealNonce } from '../../lib/commitments'
import { locale } from '../../lib/texts.svelte'
import type {
  CanInfo,
  ChatLine,
  Entry,
  FromServer,
  AnyView,
  Json,
  LegalAction,
  LessonProgress,
  Outlook,
  SeatClock,
  TableInfo,
  Update,
  Way,
  Why,
} from '../../lib/types'
import { loadGame, type Combined, type PlanOffer, type Step } from '../../games/registry'
import { logLines } from '../side/log'
import type { Audience } from '../side/telling'
import { Connection, type ConnectionState } from './connection'
import { untaught } from '../lesson/reading'
import { AnswersAhead } from './ahead'
import { mergeEntries, movesInForce, stepsToRedo } from './history'
import { Stage, type Player } from './stage.svelte'

/**
 * A table that is being played: it turns the server's messages into what the boards draw, and clicks into requests. The
 * server decides everything; what is kept here is what it last said, and what the page itself has open.
 */
export class LiveTable extends Stage {
  info = $state.raw<TableInfo | null>(null)
  entries = $state.raw<Entry[]>([])
  seq = $state(0)
  can = $state.raw<CanInfo>({ undo: false, confirm: false, restart: null })
  cover = $state(false) // whether what this seat sees is hidden from others at this device
  plan = $state.raw<Json | null>(null)
  planOffer = $state.raw<PlanOffer | null>(null) // a plan that a click on the board could mean
  clock = $state.raw<SeatClock[] | null>(null)
  clockAt = $state(0) // when the server last told the clocks, in Date.now()
  result = $state.raw<Json | null>(null)
  lesson = $state.raw<LessonProgress | null>(null) // how far it has come, at the table of a lesson
  chat = $state.raw<ChatLine[]>([])
  messagesFromOthers = $state(0) // chat messages since the page was opened
  connection = $state<ConnectionState>('connecting')
  hasSnapshot = $state(false) // whether a snapshot has arrived
  problem = $state.raw<Refusal | null>(null) // the last refusal, until it is read
  redoSteps = $state.raw<string[][]>([]) // the redo stack: moves taken back, step by step, the next to redo last
  plannedMoves = $state.raw<string[] | null>(null) // moves collected for a plan by clicking spots; null: nobody is planning
  handedTo = $state<number | null>(null) // at one device: the seat whose player has said "it is me"
  private sequences = $state.raw<{ start: number; end: number }[]>([]) // first and last move of several made with one click
  private socket: Connection
  private ahead = new AnswersAhead()
  private queued: FromServer[] | null = null // messages that wait until the game's own part of the page is loaded

  constructor(readonly id: string) {
    super()
    this.socket = new Connection({
      address: () => this.address(),
      onMessage: (message) => this.receive(message),
      onState: (state) => this.connected(state),
      lostText: () => locale.t('web-error-lost'),
    })
  }

  private address(): string {
    const url = new URL(`/api/tables/${this.id}/socket`, location.origin)
    url.protocol = url.protocol.replace('http', 'ws')
    url.searchParams.set('lang', locale.lang)
    if (this.seq) url.searchParams.set('since', String(this.seq))
    return url.href
  }

  close(): void {
    this.socket.close()
  }

  /** Connect again as whoever this browser is now: a spectator may have sat down. */
  reopen(): void {
    this.socket.reopen()
    void this.readChat()
  }

  async readChat(): Promise<void> {
    try {
      this.chat = await get<ChatLine[]>(`/api/tables/${this.id}/chat`)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem // no chat: the table itself says what is wrong
    }
  }

  /** Ask how the table stands: the server does not send everything that changes with time. */
  async refresh(): Promise<void> {
    try {
      this.setInfo(await get<TableInfo>(`/api/tables/${this.id}`))
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem // the connection says so too
    }
  }

  private connected(state: ConnectionState): void {
    if (state === 'open' && this.connection === 'lost') void this.readChat() // what was said meanwhile
    this.connection = state
    this.freeze()
  }

  /** Without a connection a decision can be made all the same: it waits until it can be sent. */
  private freeze(): void {
    this.frozen = !this.hasSnapshot || this.covered
  }

  /** Whether a decision waits for the connection. */
  readonly pending = $derived(this.busy && this.connection !== 'open')

  /** Do not wait any longer to send what was decided. */
  giveUp(): void {
    this.socket.drop()
  }

  private receive(message: FromServer): void {
    if (this.queued) {
      this.queued.push(message)
      return
    }
    switch (message.type) {
      case 'table':
        if (this.game) this.setInfo(message.table)
        else void this.loadGameThenReceive(message.table)
        break
      case 'turn':
        if (message.seq === this.seq) this.turn = message.turn
        break
      case 'log':
        this.entries = mergeEntries(this.entries, message.entries)
        break
      case 'snapshot':
      case 'update':
        this.applyUpdate(message)
        break
      case 'chat':
        this.chat = [...this.chat, message.message]
        if (message.message.person !== me.person?.id) this.messagesFromOthers++
        break
      case 'error':
        this.problem = new Refusal(message.error.key, message.error.message, message.error.rule ?? null)
        break
    }
  }

  /** Load the game's own part of the page, without which nothing can be drawn; messages wait for it in their order. */
  private async loadGameThenReceive(info: TableInfo): Promise<void> {
    this.queued = []
    try {
      this.game = await loadGame(info.game)
    } catch {
      this.problem = new Refusal('offline', locale.t('web-error-offline'))
      this.socket.close()
      return
    }
    const queued = this.queued
    this.queued = null
    this.setInfo(info)
    void this.readChat() // now that the table is known to exist
    queued.forEach((message) => this.receive(message))
  }

  private setInfo(info: TableInfo): void {
    this.info = info
    void revealNonce(info)
    const names = seatNames(info.seats)
    this.players = info.seats.map((seat): Player => ({
      seat: seat.seat,
      colour: seat.colour,
      name: names[seat.seat]!,
      you: seat.you,
      bot: seat.kind === 'bot' || seat.stand_in !== null,
      ...(seat.kind === 'bot' ? { level: botLevel(seat.bot ?? '') } : {}),
    }))
    this.freeze()
  }

  private applyUpdate(update: Update): void {
    const isNew = update.seq !== this.seq
    const first = !this.hasSnapshot
    this.updateView(update.view ?? null, update.type === 'snapshot')
    this.entries = mergeEntries(this.entries, update.entries)
    this.seq = update.seq
    this.seat = update.seat ?? null
    this.turn = update.turn
    this.legal = update.legal
    this.can = update.can
    this.cover = update.cover
    this.plan = update.plan ?? null
    this.clock = update.clock ?? null
    this.clockAt = Date.now()
    this.result = update.result ?? null
    this.lesson = update.lesson
    this.hasSnapshot = true
    this.freeze()
    if (isNew) {
      this.clear()
      if (!this.busy) this.settle() // what was asked for here settles when all of it is done
    }
    if (this.legal.length > 0) this.planOffer = null
    const moved = update.entries.filter((entry) => entry.kind === 'move' && entry.seat !== null)
    if (moved.some((entry) => !this.isMine(entry.seat))) this.redoSteps = []
    // A wish is for this turn: it ends when it has come true, or when somebody else has moved.
    if (moved.some(({ seat, action }) => seat !== this.seat || this.wishes.has(String(action?.['action']))))
      this.wishes = new Set()
    if (!first && this.view && !this.covered) this.reportEvents(update.entries, this.view)
  }

  /** Tell the boards what has happened, for animation. */
  private reportEvents(entries: Entry[], view: AnyView): void {
    const events = entries.flatMap((entry) => entry.events ?? [])
    const own = entries.every((entry) => entry.seat === null || this.isMine(entry.seat))
    if (entries.length > 0) this.onEvents(events, view, own)
  }

  /** The moves in force; the index of one is its number. */
  readonly moves = $derived(movesInForce(this.entries))
  readonly mySeats = $derived(this.players.filter((player) => player.you).map((player) => player.seat))
  /** Whether the board is covered until the next player at this device says to be there; only where something is hidden. */
  readonly covered = $derived(
    this.mySeats.length > 1 &&
      this.info !== null &&
      this.info.status === 'playing' &&
      this.cover &&
      this.handedTo !== this.seat,
  )

  /** To whom things are said: "you" to somebody with one seat; who passes the device around is called by the names. */
  readonly audience = $derived.by((): Audience => {
    void locale.lang
    const names = this.players.map(({ name }) => name)
    return { nameOf: (seat) => names[seat] ?? '', you: this.mySeats.length === 1 ? this.mySeats[0]! : null }
  })
  /** The log in lines. */
  readonly lines = $derived(this.view ? logLines(this.game, this.entries, this.audience, this.view) : [])

  isMine = (seat: number | null): boolean => seat !== null && this.mySeats.includes(seat)
  nameOf = (seat: number): string => this.players[seat]?.name ?? ''

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
      if (this.seq !== seq) this.settle()
    }
  }

  /** Make a decision, and what obviously follows it; all of that is taken back in one step. */
  async act(action: LegalAction | Combined): Promise<void> {
    const steps = 'then' in action ? action.then : (this.game.follow?.(action, this) ?? [])
    const first: Step = (legal) => legal.find(({ move }) => move === action.move) ?? null
    await this.sequence([first, ...steps.map((step) => untaught(step, () => this.lesson))])
  }

  /**
   * Make several decisions, each found among what is legal then. A step that finds nothing is left out; as soon as
   * somebody else is asked, or a decision is refused, the rest is dropped. `ends`: an end of the turn is confirmed too.
   */
  async sequence(steps: readonly Step[], ends = prefs.autoConfirm): Promise<void> {
    this.redoSteps = []
    const { seat } = this
    const first = this.moves.length
    await this.attempt(async () => {
      for (const step of steps) {
        const action = this.seat === seat && this.view && this.legal.length > 0 ? step(this.legal, this.view) : null
        if (action) await this.request(action.move, ends)
      }
    })
    this.keepSequence(first)
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

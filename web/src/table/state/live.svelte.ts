/** A table that is being played: the server's messages in, decisions out. */
import { get, Refusal } from '../../lib/api'
import { me } from '../../lib/me.svelte'
import { seatName } from '../../lib/names'
import { prefs } from '../../lib/prefs.svelte'
import { tellShare } from '../../lib/commitments'
import { locale } from '../../lib/texts.svelte'
import type {
  CanInfo,
  ChatLine,
  Entry,
  FromServer,
  GameEvent,
  Json,
  LegalAction,
  SeatClock,
  TableInfo,
  Update,
  Why,
} from '../../lib/types'
import { loadGame } from '../../games/registry'
import { Connection, type ConnectionState } from './connection'
import { Stage, type Sitting } from './stage.svelte'

/** Moves as steps to be done again: what belongs together is one. */
function stepsOf(moves: readonly Entry[], together: ReadonlySet<string>): string[][] {
  const steps: string[][] = []
  let isOpen = false
  for (const { move, action } of moves) {
    const belongs = together.has(String(action?.['action']))
    if (belongs && isOpen) steps.at(-1)!.push(move ?? '')
    else steps.push([move ?? ''])
    isOpen = belongs
  }
  return steps
}

export class LiveTable extends Stage {
  info = $state.raw<TableInfo | null>(null)
  entries = $state.raw<Entry[]>([])
  seq = $state(0)
  can = $state.raw<CanInfo>({ undo: false, confirm: false, restart: null })
  plan = $state.raw<Json | null>(null)
  clock = $state.raw<SeatClock[] | null>(null)
  clockAt = $state(0) // when the clocks were told, in Date.now()
  result = $state.raw<Json | null>(null)
  chat = $state.raw<ChatLine[]>([])
  saidByOthers = $state(0) // messages since the page was opened
  connection = $state<ConnectionState>('connecting')
  known = $state(false) // whether a snapshot has arrived
  problem = $state.raw<Refusal | null>(null) // the last refusal, until it is read
  undone = $state.raw<string[][]>([]) // moves taken back, those of one step together; the next step to redo last
  preparing = $state.raw<string[] | null>(null) // moves being lined up for a plan, by clicking spots
  handedTo = $state<number | null>(null) // at one device: the seat whose player has said "it is me"
  private socket: Connection
  private held: FromServer[] | null = null // while the game's drawing is being loaded

  constructor(readonly id: string) {
    super()
    this.socket = new Connection({
      address: () => this.address(),
      hear: (message) => this.hear(message),
      state: (state) => this.connected(state),
      lost: () => locale.t('web-error-lost'),
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

  /** Look again with the eyes of whom the browser is now. */
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

  /** How the table stands by now: not everything that changes with time is told. */
  async look(): Promise<void> {
    try {
      this.sit(await get<TableInfo>(`/api/tables/${this.id}`))
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem // the connection says so too
    }
  }

  private connected(state: ConnectionState): void {
    this.connection = state
    this.freeze()
  }

  private freeze(): void {
    this.frozen = this.connection !== 'open' || this.covered
  }

  private hear(message: FromServer): void {
    if (this.held) {
      this.held.push(message)
      return
    }
    switch (message.type) {
      case 'table':
        if (this.game) this.sit(message.table)
        else void this.begin(message.table)
        break
      case 'log':
        this.keep(message.entries)
        break
      case 'snapshot':
      case 'update':
        this.take(message)
        break
      case 'chat':
        this.chat = [...this.chat, message.message]
        if (message.message.person !== me.person?.id) this.saidByOthers++
        break
      case 'error':
        this.problem = new Refusal(message.error.key, message.error.message, message.error.rule ?? null)
        break
    }
  }

  /** Nothing can be drawn before the game's own part of the page is there; messages wait for it in their order. */
  private async begin(info: TableInfo): Promise<void> {
    this.held = []
    try {
      this.game = await loadGame(info.game)
    } catch {
      this.problem = new Refusal('offline', locale.t('web-error-offline'))
      this.socket.close()
      return
    }
    const held = this.held
    this.held = null
    this.sit(info)
    void this.readChat() // now that the table is known to exist
    held.forEach((message) => this.hear(message))
  }

  private sit(info: TableInfo): void {
    this.info = info
    void tellShare(info)
    this.sittings = info.seats.map((seat): Sitting => ({
      seat: seat.seat,
      colour: seat.colour,
      name: seatName(seat),
      you: seat.you,
      bot: seat.kind === 'bot' || seat.stand_in !== null,
    }))
    this.freeze()
  }

  private take(update: Update): void {
    const isNew = update.seq !== this.seq
    const first = !this.known
    this.draw(update.view ?? null, update.type === 'snapshot')
    this.keep(update.entries)
    this.seq = update.seq
    this.seat = update.seat ?? null
    this.turn = update.turn
    this.legal = update.legal
    this.can = update.can
    this.plan = update.plan ?? null
    this.clock = update.clock ?? null
    this.clockAt = Date.now()
    this.result = update.result ?? null
    this.known = true
    this.freeze()
    if (isNew) this.clear()
    if (update.entries.some((entry) => entry.kind === 'move' && entry.seat !== null && !this.isMine(entry.seat)))
      this.undone = []
    if (!first && this.view && !this.covered) this.report(update.entries, this.view)
  }

  /** Lines of the log; some may come again, the whole log to those who look with other eyes now. */
  private keep(entries: Entry[]): void {
    const first = entries[0]
    if (first) this.entries = [...this.entries.slice(0, first.seq - 1), ...entries]
  }

  private report(entries: Entry[], view: Json): void {
    const events = entries.flatMap((entry) => (entry.events ?? []) as GameEvent[])
    const own = entries.every((entry) => entry.seat === null || this.isMine(entry.seat))
    if (entries.length > 0) this.onEvents(events, view, own)
  }

  /** Moves in force, with their numbers; what was taken back is left out. */
  readonly moves = $derived.by(() => {
    const moves: Entry[] = []
    for (const entry of this.entries) {
      if (entry.kind === 'move') moves.push(entry)
      else if (entry.kind === 'undo') moves.length = Number(entry.data?.['to'] ?? moves.length)
    }
    return moves
  })

  readonly mySeats = $derived(this.sittings.filter((sitting) => sitting.you).map((sitting) => sitting.seat))
  /** At one device with hidden things: nobody has yet said that the seat whose turn it is looks at the screen. */
  readonly covered = $derived(
    this.mySeats.length > 1 &&
      this.info !== null &&
      this.info.status === 'playing' &&
      this.info.hides &&
      this.handedTo !== this.seat,
  )

  isMine = (seat: number | null): boolean => seat !== null && this.mySeats.includes(seat)
  nameOf = (seat: number): string => this.sittings[seat]?.name ?? ''

  handOver(): void {
    this.handedTo = this.seat
    this.freeze()
  }

  /** Something is asked of the server; a refusal is shown above the action bar. */
  async tell(work: () => Promise<unknown>): Promise<boolean> {
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
    }
  }

  async act(action: LegalAction): Promise<void> {
    this.undone = []
    await this.moveOn(action.move)
  }

  private moveOn(move: string): Promise<boolean> {
    return this.tell(() =>
      this.socket.ask({ type: 'act', seq: this.seq, move, confirm: prefs.autoConfirm, ...this.asSeat() }),
    )
  }

  /** Which of several own seats is meant: the one we look with. */
  private asSeat(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat }
  }

  async confirm(): Promise<void> {
    if (this.busy || this.frozen) return
    this.undone = []
    await this.tell(() => this.socket.ask({ type: 'confirm', seq: this.seq, ...this.asSeat() }))
  }

  /** Take back the last own decision, or everything from a move number on. */
  async undo(to?: number): Promise<void> {
    if (this.busy || this.frozen) return
    const before = this.moves
    const taken = await this.tell(() =>
      this.socket.ask({ type: 'undo', seq: this.seq, ...(to === undefined ? {} : { to }), ...this.asSeat() }),
    )
    if (!taken) return
    const back = before.slice(this.moves.length).filter((entry) => this.isMine(entry.seat))
    this.undone = [...this.undone, ...stepsOf(back, this.game.together).reverse()]
  }

  async restart(): Promise<void> {
    if (this.can.restart !== null && this.can.restart !== undefined) await this.undo(this.can.restart)
  }

  /** In a table of one person: back to the own decision at or before a move; null if there is none. */
  undoTarget(move: number): number | null {
    for (let index = move; index >= 0; index--) if (this.isMine(this.moves[index]?.seat ?? null)) return index
    return null
  }

  async redo(): Promise<void> {
    if (this.busy || this.frozen) return
    const left = this.undone.slice(0, -1)
    const seat = this.seat
    for (const move of this.undone.at(-1) ?? []) {
      // What one thing consists of may end earlier than it did: nothing of it is an answer to the next question.
      if (this.seat !== seat || !this.legal.some((legal) => legal.move === move)) break
      if (!(await this.moveOn(move))) return
    }
    this.undone = left
  }

  async why(move: string): Promise<Why> {
    try {
      const answer = await this.socket.ask({ type: 'why', move, ...this.asSeat() })
      return { legal: Boolean(answer.legal), rule: answer.rule ?? null, text: answer.text ?? null }
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      return { legal: false, rule: problem.rule, text: problem.message }
    }
  }

  /** While moves are lined up, a spot stands for the next of them. */
  override async ask(spot: string): Promise<void> {
    const move = this.preparing && this.view ? this.game.moveAt(spot, this.view, this.seat) : null
    if (this.preparing && move) this.preparing = [...this.preparing, move]
    else await super.ask(spot)
  }

  async say(text: string): Promise<boolean> {
    return this.tell(() => this.socket.ask({ type: 'chat', text }))
  }

  async prepare(plan: Json | null): Promise<boolean> {
    return this.tell(() => this.socket.ask({ type: 'plan', plan, ...this.asSeat() }))
  }
}

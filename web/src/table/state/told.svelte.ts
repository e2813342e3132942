import { get, Refusal } from '../../lib/api'
import { me } from '../../lib/me.svelte'
import { botLevel, seatNames } from '../../lib/names'
import { revealNonce } from '../../lib/commitments'
import { locale } from '../../lib/texts.svelte'
import type {
  AnyView,
  CanInfo,
  ChatLine,
  Entry,
  FromServer,
  Json,
  LessonProgress,
  SeatClock,
  TableInfo,
  Update,
} from '../../lib/types'
import { loadGame } from '../../games/registry'
import { logLines } from '../side/log'
import type { Audience } from '../side/telling'
import { Connection, type ConnectionState } from './connection'
import { mergeEntries, movesInForce } from './history'
import { Stage, type Player } from './stage.svelte'

/**
 * What the server tells of a table: messages become what the boards draw. What it is asked for stands in live.svelte.ts.
 */
export abstract class ToldTable extends Stage {
  info = $state.raw<TableInfo | null>(null)
  entries = $state.raw<Entry[]>([])
  seq = $state(0)
  can = $state.raw<CanInfo>({ undo: false, confirm: false, restart: null })
  cover = $state(false) // whether what this seat sees is hidden from others at this device
  plan = $state.raw<Json | null>(null)
  clock = $state.raw<SeatClock[] | null>(null)
  clockAt = $state(0) // when the server last told the clocks, in Date.now()
  result = $state.raw<Json | null>(null)
  lesson = $state.raw<LessonProgress | null>(null) // how far it has come, at the table of a lesson
  chat = $state.raw<ChatLine[]>([])
  messagesFromOthers = $state(0) // chat messages since the page was opened
  connection = $state<ConnectionState>('connecting')
  hasSnapshot = $state(false) // whether a snapshot has arrived
  problem = $state.raw<Refusal | null>(null) // the last refusal, until it is read
  handedTo = $state<number | null>(null) // at one device: the seat whose player has said "it is me"
  protected socket: Connection
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
  protected freeze(): void {
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
    this.onMoved(update.entries.filter((entry) => entry.kind === 'move' && entry.seat !== null))
    if (!first && this.view && !this.covered) this.reportEvents(update.entries, this.view)
  }

  /** Called when the table has told how it stands now, with the decisions that have just been made. */
  protected abstract onMoved(moved: readonly Entry[]): void

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
}

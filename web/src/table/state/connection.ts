/**
 * The socket of a table, which opens itself again when it is lost. Answers are matched to requests by an id. A decision
 * that is made without a connection, or whose answer got lost with it, waits and is sent again once the table is seen as
 * it was: its sequence number makes sure that it counts once.
 */
import type { Entry, ErrorDetail, FromClient, FromServer, Outlook, Update, Way, Why } from '../../lib/types'
import { Refusal } from '../../lib/api'
import { afterPaint } from '../../lib/paint'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused'
type Sent = Pick<FromClient, 'type'> & Partial<FromClient>
type Answer = { seq?: number } & Partial<Why> & Partial<Omit<Outlook, 'type'>> & { ways?: Way[] }

interface Waiting {
  message: Sent
  isSent: boolean
  resolve: (answer: Answer) => void
  reject: (problem: Refusal) => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
// Milliseconds. Together they tell of a lost network within 5 seconds; a page that nobody looks at asks less often.
const PULSE = 500
const PING_AFTER = 1500 // silence after which the server is pinged
const PING_HIDDEN = 25_000
const PONG_WITHIN = 2000 // without an answer to the ping the connection counts as lost, until something is heard
const GIVE_UP_AFTER = 8000 // and after this a new one is opened
const DECISIONS: Record<string, Entry['kind'] | null> = { act: 'move', confirm: 'confirm', undo: 'undo', plan: null }

export interface Listener {
  address(): string
  onMessage(message: FromServer): void
  onState(state: ConnectionState): void
  lostText(): string // a sentence for what was on its way when the connection went
}

export class Connection {
  private socket: WebSocket | null = null
  private queue: FromServer[] = []
  private hadSnapshot = false // on this socket
  private waiting = new Map<number, Waiting>()
  private next = 1
  private wait = FIRST_WAIT
  private timer = 0
  private lastHeard = 0
  private pingedAt = 0 // when the ping was sent that has no answer yet; 0: there is none
  private isReady = false // whether the snapshot has come and the server answers
  private pulse = 0
  private ended = false

  constructor(private listener: Listener) {
    this.open()
    addEventListener('online', this.retryNow)
    addEventListener('offline', this.suspect)
    document.addEventListener('visibilitychange', this.retryNow)
  }

  private open(): void {
    this.listener.onState('connecting')
    this.hadSnapshot = false
    const socket = (this.socket = new WebSocket(this.listener.address()))
    socket.onmessage = (event) => {
      this.lastHeard = Date.now()
      this.pingedAt = 0
      this.enqueue(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = (event) => this.closed(socket, event.code)
    socket.onopen = () => {
      this.lastHeard = Date.now()
      this.pingedAt = 0
      this.wait = FIRST_WAIT
      clearInterval(this.pulse)
      this.pulse = window.setInterval(() => this.check(), PULSE)
    }
  }

  private check(): void {
    const unanswered = this.pingedAt ? Date.now() - this.pingedAt : 0
    if (unanswered > GIVE_UP_AFTER) this.abandon()
    else if (unanswered > PONG_WITHIN) this.doubt()
    else if (!this.pingedAt && Date.now() - this.lastHeard > (document.hidden ? PING_HIDDEN : PING_AFTER)) this.ping()
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.pingedAt = Date.now()
    this.socket.send(JSON.stringify({ type: 'ping' }))
  }

  /** The server does not answer: say so, but go on listening, for it may only be slow. */
  private doubt(): void {
    if (!this.isReady) return
    this.isReady = false
    this.listener.onState('lost')
  }

  /** The browser says that the network is gone. A server on this device still answers, and is believed. */
  private suspect = (): void => {
    this.doubt()
    this.ping()
  }

  /** Close a socket that is dead; its own farewell could take a minute. */
  private abandon(): void {
    const socket = this.socket
    if (!socket) return
    socket.close()
    this.closed(socket, 1006)
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return
    clearInterval(this.pulse)
    this.flush()
    this.socket = null
    this.isReady = false
    this.rejectWaiting(code === 1008 ? () => true : ({ type }) => !(type in DECISIONS))
    if (this.ended) return
    if (code === 1008) {
      this.listener.onState('refused')
      return
    }
    this.listener.onState('lost')
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  /** Try again at once, because the network is back or somebody looks at the page again. */
  private retryNow = (): void => {
    if (this.ended || document.hidden) return
    if (this.socket) {
      this.ping()
      return
    }
    clearTimeout(this.timer)
    this.open()
  }

  /** Messages wait for the next frame, so that the click that caused them is seen at once. */
  private enqueue(message: FromServer): void {
    this.queue.push(message)
    if (this.queue.length > 1) return
    afterPaint(() => this.flush())
  }

  private flush(): void {
    const messages = this.queue
    this.queue = []
    for (const message of messages) this.receive(message)
  }

  private receive(message: FromServer): void {
    const isBack = !this.isReady && (message.type === 'snapshot' || this.hadSnapshot)
    if (message.type === 'snapshot') this.hadSnapshot = true
    if (isBack) {
      this.isReady = true
      this.listener.onState('open')
    }
    const id = 'id' in message ? Number(message.id) : NaN
    const asked = this.waiting.get(id)
    if (asked) {
      this.waiting.delete(id)
      if (message.type === 'error') asked.reject(refusal(message.error))
      else asked.resolve(message as Answer)
    } else this.listener.onMessage(message)
    if (isBack) this.sendWaiting(message.type === 'snapshot' ? message : null)
  }

  /** Send what had to wait. After a snapshot that is also what was sent without an answer, if the game stands as then. */
  private sendWaiting(snapshot: Update | null): void {
    for (const [id, waiting] of this.waiting) {
      const { message } = waiting
      if (waiting.isSent && !snapshot) continue // its answer is still on the way
      const kind = DECISIONS[message.type]
      if (!kind || !snapshot || snapshot.seq === message.seq) {
        this.send(id, waiting)
        continue
      }
      this.waiting.delete(id)
      const next = snapshot.entries.find(({ seq }) => seq === (message.seq ?? 0) + 1)
      const isDone =
        waiting.isSent && next?.kind === kind && (kind !== 'move' || next.move === message.move) && isOf(next, message)
      if (isDone) waiting.resolve({ seq: snapshot.seq })
      else waiting.reject(new Refusal('lost', this.listener.lostText()))
    }
  }

  private send(id: number, waiting: Waiting): void {
    waiting.isSent = true
    this.socket?.send(JSON.stringify({ ...waiting.message, id }))
  }

  private rejectWaiting(which: (message: Sent) => boolean): void {
    for (const [id, { message, reject }] of this.waiting) {
      if (!which(message)) continue
      this.waiting.delete(id)
      reject(new Refusal('lost', this.listener.lostText()))
    }
  }

  /** Give up what waits for the connection. */
  drop(): void {
    this.rejectWaiting(() => true)
  }

  /** Connect anew at once, perhaps as another person. */
  reopen(): void {
    clearTimeout(this.timer)
    const old = this.socket
    this.socket = null // so that its end is not taken for a loss
    clearInterval(this.pulse)
    this.isReady = false
    this.rejectWaiting(() => true)
    old?.close()
    this.open()
  }

  /** Send a message; the promise is kept with its answer, or broken with a `Refusal`. */
  request(message: Sent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const canSend = this.isReady && this.socket?.readyState === WebSocket.OPEN
      if (!canSend && !(message.type in DECISIONS)) {
        reject(new Refusal('lost', this.listener.lostText()))
        return
      }
      const id = this.next++
      const waiting: Waiting = { message, isSent: false, resolve, reject }
      this.waiting.set(id, waiting)
      if (canSend) this.send(id, waiting)
    })
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    removeEventListener('online', this.retryNow)
    removeEventListener('offline', this.suspect)
    document.removeEventListener('visibilitychange', this.retryNow)
    this.socket?.close()
  }
}

const isOf = (entry: Entry, { seat }: Sent): boolean => seat === undefined || seat === null || entry.seat === seat

const refusal = (error: ErrorDetail): Refusal => new Refusal(error.key, error.message, error.rule ?? null)

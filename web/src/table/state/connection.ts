/** The socket of a table, which opens itself again when it is lost. Answers are matched to requests by an id. */
import type { ErrorDetail, FromClient, FromServer, Why } from '../../lib/types'
import { Refusal } from '../../lib/api'
import { afterPaint } from '../../lib/paint'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused'
type Sent = Pick<FromClient, 'type'> & Partial<FromClient>
type Answer = { seq?: number } & Partial<Why>

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
const PING_AFTER = 25_000 // milliseconds of silence after which the server is pinged
const PONG_WITHIN = 10_000 // without an answer to the ping the connection counts as lost

export interface Listener {
  address(): string
  onMessage(message: FromServer): void
  onState(state: ConnectionState): void
  lostText(): string // a sentence for what was on its way when the connection went
}

export class Connection {
  private socket: WebSocket | null = null
  private queue: FromServer[] = []
  private waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (problem: Refusal) => void }>()
  private next = 1
  private wait = FIRST_WAIT
  private timer = 0
  private lastHeard = 0
  private pulse = 0
  private ended = false

  constructor(private listener: Listener) {
    this.open()
    addEventListener('online', this.retryNow)
    document.addEventListener('visibilitychange', this.retryNow)
  }

  private open(): void {
    this.listener.onState('connecting')
    const socket = (this.socket = new WebSocket(this.listener.address()))
    socket.onmessage = (event) => this.enqueue(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = (event) => this.closed(socket, event.code)
    socket.onopen = () => {
      this.lastHeard = Date.now()
      this.wait = FIRST_WAIT
      clearInterval(this.pulse)
      this.pulse = window.setInterval(() => this.check(), 5000)
    }
  }

  private check(): void {
    const quiet = Date.now() - this.lastHeard
    if (quiet > PING_AFTER + PONG_WITHIN) this.socket?.close()
    else if (quiet > PING_AFTER) this.socket?.send(JSON.stringify({ type: 'ping' }))
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return
    clearInterval(this.pulse)
    this.flush()
    this.socket = null
    this.rejectWaiting()
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
    if (this.socket || this.ended || document.hidden) return
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
    this.lastHeard = Date.now()
    if (message.type === 'snapshot') this.listener.onState('open')
    const id = 'id' in message ? Number(message.id) : NaN
    const asked = this.waiting.get(id)
    if (asked) {
      this.waiting.delete(id)
      if (message.type === 'error') asked.reject(refusal(message.error))
      else asked.resolve(message as Answer)
    } else this.listener.onMessage(message)
  }

  private rejectWaiting(): void {
    for (const { reject } of this.waiting.values()) reject(new Refusal('lost', this.listener.lostText()))
    this.waiting.clear()
  }

  /** Connect anew at once, perhaps as another person. */
  reopen(): void {
    clearTimeout(this.timer)
    const old = this.socket
    this.socket = null // so that its end is not taken for a loss
    clearInterval(this.pulse)
    this.rejectWaiting()
    old?.close()
    this.open()
  }

  /** Send a message; the promise is kept with its answer, or broken with a `Refusal`. */
  request(message: Sent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refusal('lost', this.listener.lostText()))
        return
      }
      const id = this.next++
      this.waiting.set(id, { resolve, reject })
      this.socket.send(JSON.stringify({ ...message, id }))
    })
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    removeEventListener('online', this.retryNow)
    document.removeEventListener('visibilitychange', this.retryNow)
    this.socket?.close()
  }
}

const refusal = (error: ErrorDetail): Refusal => new Refusal(error.key, error.message, error.rule ?? null)

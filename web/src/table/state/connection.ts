/** One socket to a table that opens itself again. Answers are matched to what was sent by an id. */
import type { ErrorDetail, FromClient, FromServer, Why } from '../../lib/types'
import { Refusal } from '../../lib/api'
import { afterPaint } from '../../lib/paint'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused'
type Sent = Pick<FromClient, 'type'> & Partial<FromClient>
type Answer = { seq?: number } & Partial<Why>

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
const QUIET = 25_000 // after that long without a word we ask whether the server is still there
const PATIENCE = 10_000

export interface Listener {
  address(): string
  hear(message: FromServer): void
  state(state: ConnectionState): void
  lost(): string // a sentence for what was on its way when the connection went
}

export class Connection {
  private socket: WebSocket | null = null
  private arrived: FromServer[] = []
  private waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (problem: Refusal) => void }>()
  private next = 1
  private wait = FIRST_WAIT
  private timer = 0
  private heard = 0
  private pulse = 0
  private ended = false

  constructor(private listener: Listener) {
    this.open()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  private open(): void {
    this.listener.state('connecting')
    const socket = (this.socket = new WebSocket(this.listener.address()))
    socket.onmessage = (event) => this.arrive(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = (event) => this.closed(socket, event.code)
    socket.onopen = () => {
      this.heard = Date.now()
      this.wait = FIRST_WAIT
      clearInterval(this.pulse)
      this.pulse = window.setInterval(() => this.check(), 5000)
    }
  }

  private check(): void {
    const quiet = Date.now() - this.heard
    if (quiet > QUIET + PATIENCE) this.socket?.close()
    else if (quiet > QUIET) this.socket?.send(JSON.stringify({ type: 'ping' }))
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return
    clearInterval(this.pulse)
    this.unpack()
    this.socket = null
    this.giveUpWaiting()
    if (this.ended) return
    if (code === 1008) {
      this.listener.state('refused')
      return
    }
    this.listener.state('lost')
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  /** The network is back, or somebody looks again: no need to wait longer. */
  private hurry = (): void => {
    if (this.socket || this.ended || document.hidden) return
    clearTimeout(this.timer)
    this.open()
  }

  /** What arrives right after a click waits for the next picture, so that the click itself is seen at once. */
  private arrive(message: FromServer): void {
    this.arrived.push(message)
    if (this.arrived.length > 1) return
    afterPaint(() => this.unpack())
  }

  private unpack(): void {
    const messages = this.arrived
    this.arrived = []
    for (const message of messages) this.receive(message)
  }

  private receive(message: FromServer): void {
    this.heard = Date.now()
    if (message.type === 'snapshot') this.listener.state('open')
    const id = 'id' in message ? Number(message.id) : NaN
    const asked = this.waiting.get(id)
    if (asked) {
      this.waiting.delete(id)
      if (message.type === 'error') asked.reject(refusal(message.error))
      else asked.resolve(message as Answer)
    } else this.listener.hear(message)
  }

  private giveUpWaiting(): void {
    for (const { reject } of this.waiting.values()) reject(new Refusal('lost', this.listener.lost()))
    this.waiting.clear()
  }

  /** Come again at once, as somebody else perhaps. */
  reopen(): void {
    clearTimeout(this.timer)
    const old = this.socket
    this.socket = null // so that its end is not taken for a loss
    clearInterval(this.pulse)
    this.giveUpWaiting()
    old?.close()
    this.open()
  }

  ask(message: Sent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refusal('lost', this.listener.lost()))
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
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }
}

const refusal = (error: ErrorDetail): Refusal => new Refusal(error.key, error.message, error.rule ?? null)

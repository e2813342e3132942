import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FromServer } from '../../lib/types'
import { Connection, type ConnectionState } from './connection'

class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen = (): void => {}
  onclose = (_event: { code: number }): void => {}
  onmessage = (_event: { data: string }): void => {}
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
    vi.advanceTimersByTime(200)
  }
  close(code = 1006): void {
    this.readyState = 3
    this.onclose({ code })
  }
}

const heard: FromServer[] = []
const states: ConnectionState[] = []
let connection: Connection
const socket = (): FakeSocket => FakeSocket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = states.length = FakeSocket.all.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  const network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  vi.stubGlobal('dispatchEvent', network.dispatchEvent.bind(network))
  connection = new Connection({
    address: () => 'ws://table',
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
    lostText: () => 'lost',
  })
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

test('a snapshot opens it', () => {
  socket().open()
  expect(states).toEqual(['connecting'])
  socket().tell({ type: 'snapshot' })
  expect(states).toEqual(['connecting', 'open'])
  expect(heard).toEqual([{ type: 'snapshot' }])
})

/** The socket is there, and the table as it stands. */
function begin(seq = 3, entries: object[] = []): void {
  socket().open()
  socket().tell({ type: 'snapshot', seq, entries })
  heard.length = 0
}

describe('requests', () => {
  test('get the answer with their id, in any order', async () => {
    begin()
    const first = connection.request({ type: 'why', move: 'a' })
    const second = connection.request({ type: 'why', move: 'b' })
    expect(socket().sent).toEqual([
      { type: 'why', move: 'a', id: 1 },
      { type: 'why', move: 'b', id: 2 },
    ])
    socket().tell({ type: 'why', id: 2, legal: true })
    socket().tell({ type: 'why', id: 1, legal: false })
    expect((await first).legal).toBe(false)
    expect((await second).legal).toBe(true)
    expect(heard).toEqual([])
  })

  test('are refused with the words of the server', async () => {
    begin()
    const asked = connection.request({ type: 'act', move: 'a' })
    socket().tell({ type: 'error', id: 1, error: { key: 'illegal', message: 'No.', rule: 'H-PLACE-01' } })
    await expect(asked).rejects.toMatchObject({ key: 'illegal', message: 'No.', rule: 'H-PLACE-01' })
  })

  test('that are no decisions are lost with the connection, and before there is one', async () => {
    await expect(connection.request({ type: 'why' })).rejects.toMatchObject({ key: 'lost' })
    begin()
    const asked = connection.request({ type: 'chat' })
    socket().close()
    await expect(asked).rejects.toMatchObject({ key: 'lost', message: 'lost' })
  })
})

describe('a decision without a connection', () => {
  const decide = () => connection.request({ type: 'act', seq: 3, move: 'a', seat: 1 })
  const sent = (): unknown[] => socket().sent.filter(({ type }) => type === 'act')

  test('waits and is sent once the table is seen as it was', async () => {
    begin()
    socket().close()
    const asked = decide()
    vi.advanceTimersByTime(1000)
    socket().open()
    expect(sent()).toEqual([])
    socket().tell({ type: 'snapshot', seq: 3, entries: [] })
    expect(sent()).toHaveLength(1)
    socket().tell({ type: 'ok', id: 1, seq: 4 })
    expect((await asked).seq).toBe(4)
  })

  test('whose answer got lost is sent again if it did not arrive', async () => {
    begin()
    const asked = decide()
    socket().close()
    vi.advanceTimersByTime(1000)
    begin(3)
    expect(sent()).toHaveLength(1)
    socket().tell({ type: 'ok', id: 1, seq: 4 })
    expect((await asked).seq).toBe(4)
  })

  test('and is not sent again if it did', async () => {
    begin()
    const asked = decide()
    socket().close()
    vi.advanceTimersByTime(1000)
    begin(5, [
      { seq: 4, kind: 'move', seat: 1, move: 'a' },
      { seq: 5, kind: 'move', seat: 0, move: 'b' },
    ])
    expect(sent()).toEqual([])
    expect((await asked).seq).toBe(5)
  })

  test('is given up if the game has gone on otherwise, or nobody wants it any more', async () => {
    begin()
    socket().close()
    const asked = decide()
    const other = connection.request({ type: 'plan', plan: null })
    connection.drop()
    await expect(asked).rejects.toMatchObject({ key: 'lost' })
    await expect(other).rejects.toMatchObject({ key: 'lost' })
    const again = decide()
    vi.advanceTimersByTime(1000)
    begin(4, [{ seq: 4, kind: 'move', seat: 0, move: 'a' }])
    expect(sent()).toEqual([])
    await expect(again).rejects.toMatchObject({ key: 'lost' })
  })
})

describe('a lost connection', () => {
  test('is opened again, each time after a longer wait', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    socket().open()
    socket().close()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(499)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(2)
    socket().close()
    vi.advanceTimersByTime(999)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(3)
  })

  test('is opened at once when the network is back', () => {
    socket().open()
    socket().close()
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('stays closed when the server refuses, or we have closed it', () => {
    socket().close(1008)
    expect(states.at(-1)).toBe('refused')
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('a silent server', () => {
  test('is pinged, doubted within 5 seconds, and given up at last', () => {
    begin()
    vi.advanceTimersByTime(2000)
    expect(socket().sent).toEqual([{ type: 'ping' }])
    expect(states.at(-1)).toBe('open')
    vi.advanceTimersByTime(2800)
    expect(states.at(-1)).toBe('lost')
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(10_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('that was only slow is believed again, and sent what waited', () => {
    begin()
    vi.advanceTimersByTime(4800)
    void connection.request({ type: 'act', seq: 3, move: 'a' })
    expect(socket().sent).toEqual([{ type: 'ping' }])
    socket().tell({ type: 'pong' })
    expect(states.at(-1)).toBe('open')
    expect(socket().sent.at(-1)).toEqual({ type: 'act', seq: 3, move: 'a', id: 1 })
  })

  test('that answers is kept', () => {
    begin()
    for (let seconds = 0; seconds < 30; seconds++) {
      vi.advanceTimersByTime(1000)
      socket().tell({ type: 'pong' })
    }
    expect(states).toEqual(['connecting', 'open'])
  })

  test('is asked at once when the browser says that the network is gone', () => {
    begin()
    dispatchEvent(new Event('offline'))
    expect(states.at(-1)).toBe('lost')
    expect(socket().sent).toEqual([{ type: 'ping' }])
    socket().tell({ type: 'pong' })
    expect(states.at(-1)).toBe('open')
  })
})

test('messages that wait for the next frame are not lost when the socket closes', () => {
  socket().open()
  socket().onmessage({ data: JSON.stringify({ type: 'table' }) })
  expect(heard).toEqual([])
  socket().close()
  expect(heard).toEqual([{ type: 'table' }])
})

test('connecting anew is no loss', () => {
  socket().open()
  connection.reopen()
  expect(FakeSocket.all).toHaveLength(2)
  expect(states).toEqual(['connecting', 'connecting'])
})

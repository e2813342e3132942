import { expect, test } from 'vitest'
import type { TurnInfo } from '../../lib/types'
import type { LiveTable } from '../state/live.svelte'
import { promptOf } from './prompt'

const bot: TurnInfo = {
  actor: 1,
  awaits: 'decision',
  prompt: 'Yellow, build.',
  thinking: true,
  seconds: 0,
  queued: false,
}

const saidOf = (turn: Partial<TurnInfo>): string =>
  promptOf({
    turn: { ...bot, ...turn },
    info: { status: 'playing' },
    connection: 'open',
    players: [{ bot: false }, { bot: true }],
    isMine: (seat: number) => seat === 0,
    nameOf: () => 'Ada',
  } as unknown as LiveTable).text

test('who thinks is said to, how long if that can be long, and whether it waits for others', () => {
  expect(saidOf({})).toContain('web-table-thinks')
  expect(saidOf({ seconds: 0.4 })).not.toContain('web-table-thinks-long')
  expect(saidOf({ seconds: 1.9 })).toContain('web-table-thinks-long')
  expect(saidOf({ seconds: 1.9, queued: true })).toContain('web-table-queued')
  expect(saidOf({ thinking: false, seconds: null })).toContain('web-table-waits')
})

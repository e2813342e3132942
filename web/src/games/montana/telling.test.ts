import { beforeEach, describe, expect, test, vi } from 'vitest'
import { telling as montana } from './telling'
import type { GameDefinition } from '../registry'
import { locale, type Lang } from '../../lib/texts.svelte'
import type { AnyView } from '../../lib/types'
import { entry, event } from '../../testing'
import { turnsOfOthers } from '../../table/board/turns'
import { logLines, sinceLastTurn, textOf, wholeText } from '../../table/side/log'
import type { Audience } from '../../table/side/telling'

const view = { game: 'montana', printed: { wheel: [['copper', 'stone'], ['white']] } } as unknown as AnyView
const game = { id: 'montana', telling: montana } as unknown as GameDefinition
const names = ['Ann', 'Ben', 'Cora']
const called = (you: number | null): Audience => ({ nameOf: (seat) => names[seat]!, you })

const built = (seat: number, field: string) =>
  event('built', { seat, field, words: { field, cost: '1 grain', n: 1, lines: 0 } })
const received = (seat: number, piece: string, n = 1, due = n) =>
  event('received', { seat, piece, n, due, words: { piece: `${n} ${piece}`, n, due } })
const passed = (seat: number) => event('passed', { seat })
const told = (seq: number, seat: number | null, ...events: ReturnType<typeof event>[]) =>
  entry(seq, 'move', { seat, events, text: null })

const say = (entries: ReturnType<typeof told>[], you: number | null = null): string[] =>
  logLines(game, entries, called(you), view).map((line) => wholeText(line, called(you)))

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await locale.load('en')
})

describe('a line of the log', () => {
  test('is what one seat did by an action, with its name', () => {
    expect(say([told(1, 0, built(0, 'f4'), received(0, 'grain')), told(2, 1, passed(1))])).toEqual([
      'Ann builds on f4 for 1 grain: 1 settlement and receives 1 grain',
      'Ben passes',
    ])
  })

  test.each<[Lang, string[]]>([
    ['en', ['You build on f4 for 1 grain: 1 settlement', 'You are outbid by Cora and must move or pass']],
    ['de', ['Du siedelst auf f4 für 1 grain: 1 Siedlung', 'Du wirst von Cora überboten und musst neu setzen oder passen']],
    ['nl', ['Je bouwt op f4 voor 1 grain: 1 nederzetting', 'Je bent overboden door Cora en moet de aannemer verplaatsen of passen']],
  ])('says "you" to who reads it: %s', async (lang, expected) => {
    await locale.load(lang)
    const outbid = event('outbid', { seat: 0, words: { by: { seat: 2 } } })
    expect(say([told(1, 0, built(0, 'f4')), told(2, 0, outbid)], 0)).toEqual(expected)
  }) // prettier-ignore

  test('lists what comes in a row, and says nothing twice', () => {
    expect(say([told(1, 0, received(0, 'grain', 2), received(0, 'pumpkin'))])).toEqual([
      'Ann receives 2 grain and 1 pumpkin',
    ])
    const traded = event('traded', { benefit: 'grain', words: { benefit: '1 grain' } })
    expect(say([told(1, 0, traded, received(0, 'grain'))])).toEqual(['Ann trades a cow for 1 grain'])
    expect(say([told(1, 0, traded, received(0, 'grain', 0, 1))])[0]).toContain('receives 0 grain')
    const spun = (wheel_space: number) => event('spun', { wheel_space, words: { wheel_space: 'this and that' } })
    expect(say([told(1, null, spun(1), received(0, 'copper_worker'))])[0]).not.toContain('receives')
    expect(say([told(1, null, spun(2), received(0, 'copper_worker'))])[0]).toContain('receives')
  })

  test('of a round is a heading, and a sentence about nobody has no name', () => {
    const round = event('round', { words: { n: 2 } })
    const lines = logLines(game, [told(1, 0, passed(0), round)], called(null), view)
    expect(lines.map(({ seat, isHeading }) => [seat, isHeading])).toEqual([
      [0, false],
      [null, true],
    ])
    expect(textOf(lines[1]!)).toBe('Round 2.')
  })

  test('says why something was done for who reads', () => {
    expect(say([told(1, 1, passed(1), passed(0))], 0)).toEqual([
      'Ben passes',
      'You pass: too few pumpkins for another bid',
    ])
    expect(say([told(1, 0, passed(0))], 0)).toEqual(['You pass'])
  })

  test('knows its move; what was taken back is gone, and keys are unique', () => {
    const log = [told(1, 0, passed(0)), told(2, 0, passed(0)), entry(3, 'undo', { data: { to: 1 } }), told(4, 1, passed(1))] // prettier-ignore
    const lines = logLines(game, log, called(null), view)
    expect(lines.map(({ seq, move }) => [seq, move])).toEqual([
      [1, 0],
      [4, 1],
    ])
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })
})

test('an event without a sentence of its own is told as the server says it', () => {
  expect(say([told(1, 0, event('unheard_of', { text: 'Something happens.' }))])).toEqual(['Something happens.'])
})

describe('since the last turn', () => {
  test('a divider stands before what the others did', () => {
    const log = [told(1, 0, passed(0)), told(2, 1, passed(1)), told(3, 2, passed(2))]
    const lines = logLines(game, log, called(0), view)
    expect([sinceLastTurn(lines, 0), sinceLastTurn(lines, 2), sinceLastTurn(lines, null)]).toEqual([1, null, null])
  })

  test('the others are told one line a turn, without what only the log tells', () => {
    const paid = event('paid_silver', { seat: 1, words: { n: 2 } })
    const turns = (entries: ReturnType<typeof told>[], seat: number | null): [number | null, string][] =>
      turnsOfOthers(game, logLines(game, entries, called(0), view), seat).map((turn) => [turn.seat, turn.text])
    const log = [
      told(1, 0, passed(0)),
      told(2, 1, paid, received(1, 'grain')),
      told(3, 1, built(1, 'f4')),
      told(4, 2, passed(2)),
    ]
    const expected = [
      [1, 'receives 1 grain, then builds on f4 for 1 grain: 1 settlement'],
      [2, 'passes'],
    ]
    expect(turns(log, 0)).toEqual(expected)
    expect(turns([...log, told(5, 0, built(0, 'a1'))], 0)).toEqual(expected) // still there while I decide
    expect(turns([...log, told(5, 0, built(0, 'a1')), told(6, 1), told(7, null, passed(1))], 0)).toEqual([
      [1, 'passes'],
    ])
    expect(turns(log, null)).toHaveLength(3)
  })
})

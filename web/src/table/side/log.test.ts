import { expect, test } from 'vitest'
import { entry, event } from '../../testing'
import { logGroups } from './log'

const told = (seq: number, seat: number | null, ...names: string[]) =>
  entry(seq, 'move', { seat, events: names.map((name) => event(name)), text: `move ${seq}` })

test('what one seat does in a row is one group', () => {
  const groups = logGroups([told(1, 0, 'bid'), told(2, 0, 'paid', 'built'), told(3, 1, 'passed')])
  expect(groups.map(({ seat, lines }) => [seat, lines.map(({ text }) => text)])).toEqual([
    [0, ['bid', 'paid', 'built']],
    [1, ['passed']],
  ])
})

test('a new round is a heading of its own, whoever caused it', () => {
  const groups = logGroups([told(1, 0, 'passed', 'round', 'turned_up')])
  expect(groups.map(({ isHeading, seat }) => [isHeading, seat])).toEqual([
    [false, 0],
    [true, null],
    [false, 0],
  ])
})

test('a move without events is told by its own sentence', () => {
  const [group] = logGroups([told(1, 0)])
  expect(group!.lines).toEqual([{ key: '1', seq: 1, text: 'move 1', event: null, move: 0 }])
})

test('lines know the number of their move, and what was taken back is gone', () => {
  const groups = logGroups([
    told(1, 0, 'bid'),
    told(2, 0, 'paid'),
    entry(3, 'undo', { data: { to: 1 } }),
    told(4, 0, 'built'),
  ])
  expect(groups.flatMap(({ lines }) => lines.map(({ text, move }) => [text, move]))).toEqual([
    ['bid', 0],
    ['built', 1],
  ])
})

test('keys are unique, so that lines keep their elements', () => {
  const lines = logGroups([told(1, 0, 'a', 'b'), told(2, 0), told(3, 1, 'c')]).flatMap((group) => group.lines)
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
})

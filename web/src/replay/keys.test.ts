import { expect, test, vi } from 'vitest'
import { handleKey } from './keys'
import type { ReplayStage } from './replay.svelte'

const calls = (
  key: string,
  more: Record<string, unknown> = {},
  closest: (selector: string) => unknown = () => null,
) => {
  const found: unknown[][] = []
  const note =
    (name: string) =>
    (...all: unknown[]) =>
      void found.push([name, ...all])
  const stage = {
    last: 9,
    step: note('step'),
    previousTurn: note('previousTurn'),
    nextTurn: note('nextTurn'),
    toggle: note('toggle'),
  }
  const event = { key, target: { closest }, preventDefault: vi.fn(), ...more }
  handleKey(stage as unknown as ReplayStage, event as unknown as KeyboardEvent)
  return found.flat()
}

test.each([
  ['ArrowLeft', {}, ['step', -1]],
  ['ArrowRight', {}, ['step', 1]],
  ['ArrowLeft', { shiftKey: true }, ['previousTurn']],
  ['ArrowRight', { shiftKey: true }, ['nextTurn']],
  ['ArrowUp', {}, ['previousTurn']],
  ['ArrowDown', {}, ['nextTurn']],
  ['Home', {}, ['step', -9]],
  ['End', {}, ['step', 9]],
  [' ', {}, ['toggle']],
  ['x', {}, []],
  ['ArrowLeft', { ctrlKey: true }, []],
  ['ArrowLeft', { defaultPrevented: true }, []],
])('%s %o', (key, more, expected) => {
  expect(calls(key, more)).toEqual(expected)
})

test('whoever types, or presses a button with Space, means that', () => {
  expect(calls('ArrowLeft', {}, (selector) => (selector.includes('textarea') ? {} : null))).toEqual([])
  expect(calls(' ', {}, (selector) => (selector.includes('button') ? {} : null))).toEqual([])
  expect(calls('ArrowLeft', {}, (selector) => (selector.includes('button') ? {} : null))).toEqual(['step', -1])
})

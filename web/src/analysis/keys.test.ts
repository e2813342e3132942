import { expect, test, vi } from 'vitest'
import { handleKey } from './keys'
import type { AnalysisStage } from './stage.svelte'
import { Tree } from './tree.svelte'

function pressed(key: string, inside = '', more: Record<string, unknown> = {}): unknown[] {
  const record = ['a', 'b', 'c'].map((notation, after) => ({ after, seat: 0, notation, text: '' }))
  const tree = new Tree(3, record, [], 1)
  const found: unknown[] = []
  const stage = {
    tree,
    show: (to: number) => void found.push(to),
    draw: () => void found.push('draw'),
    clear: () => void found.push('clear'),
  }
  const target = { closest: (selector: string) => (inside && selector.includes(inside) ? {} : null) }
  handleKey({ key, target, preventDefault: vi.fn(), ...more } as unknown as KeyboardEvent, {
    stage: stage as unknown as AnalysisStage,
    toggle: (what) => void found.push(what),
  })
  return found
}

test.each([
  ['ArrowLeft', 0],
  ['ArrowRight', 2],
  ['ArrowDown', 1],
  ['Home', 0],
  ['End', 3],
  ['a', 'moves'],
  ['h', 'search'],
  ['d', 'draw'],
  ['Escape', 'clear'],
])('%s', (key, expected) => {
  expect(pressed(key)).toEqual([expected])
})

test('whoever writes a comment, or holds another key down, means that', () => {
  expect(pressed('ArrowLeft', 'textarea')).toEqual([])
  expect(pressed('a', '', { ctrlKey: true })).toEqual([])
  expect(pressed(' ', 'button')).toEqual([])
})

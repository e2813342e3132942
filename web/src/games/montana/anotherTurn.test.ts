import { expect, test } from 'vitest'
import type { AnyView } from '../../lib/types'
import { byGoal, canGoOn } from './anotherTurn.svelte'

const view = (phase: string, canteens: number, decider = 0): AnyView =>
  ({ game: 'montana', phase, decider, seats: [{ canteens }, { canteens: 1 }] }) as unknown as AnyView

test('another turn can follow where the own one is about to end, for a canteen', () => {
  expect(canGoOn(view('after', 1), 0)).toBe(true)
  expect(canGoOn(view('building', 1), 0)).toBe(true)
  expect(canGoOn(view('after', 0), 0)).toBe(false)
  expect(canGoOn(view('turn', 1), 0)).toBe(false)
  expect(canGoOn(view('after', 1, 1), 0)).toBe(false)
  expect(canGoOn(view('after', 1), null)).toBe(false)
})

test('places stand for the ways that spend a canteen', () => {
  const way = (...moves: string[]) => ({ moves, texts: moves, change: {} })
  const build = way('end_turn', 'canteen', 'build e5')
  const work = way('canteen', 'work mine 2')
  const canteen = way('end_turn', 'canteen')
  const found = byGoal([way('trade silver', 'bank 1'), build, work, canteen])
  expect([...found]).toEqual([
    ['field:e5', build],
    ['work:mine:2', work],
    ['own:canteens', canteen],
  ])
})

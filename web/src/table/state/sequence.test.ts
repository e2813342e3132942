import { expect, test } from 'vitest'
import { legal } from '../../testing'
import { playSequence } from './sequence'
import type { Stage } from './stage.svelte'

/** A stage on which every move makes the next one of a list legal. */
function stage(course: string[]): { stage: Stage; played: string[] } {
  const played: string[] = []
  const made = {
    seat: 0,
    legal: [legal(course[0]!)],
    act(action: { move: string }) {
      played.push(action.move)
      const next = course[played.length]
      made.legal = next ? [legal(next)] : []
      return Promise.resolve()
    },
  }
  return { stage: made as unknown as Stage, played }
}

test('moves are played one after the other', async () => {
  const { stage: on, played } = stage(['buy wood silver', 'build farm'])
  expect(await playSequence(on, ['buy wood silver', 'build farm'])).toBe(true)
  expect(played).toEqual(['buy wood silver', 'build farm'])
})

test('it stops where a move is not possible', async () => {
  const { stage: on, played } = stage(['buy wood silver', 'no_build'])
  expect(await playSequence(on, ['buy wood silver', 'build farm'])).toBe(false)
  expect(played).toEqual(['buy wood silver'])
})

import { expect, test } from 'vitest'
import type { AnyView } from '../../lib/types'
import { legal } from '../../testing'
import { wayTo } from './sequence'

const ways = [
  { moves: ['buy wood silver', 'build farm'], texts: ['Buy wood.', 'Build the farm.'], change: { silver: -2 } },
]
const buy = legal('buy wood silver')
const view = {} as AnyView

/** What a way does when each of its steps is asked what it finds in the next of some lists. */
const played = (...lists: string[][]): (string | undefined)[] => {
  const way = wayTo('build farm', ways, [buy])!
  return way.then.map(
    (step, i) =>
      step(
        (lists[i] ?? []).map((move) => legal(move)),
        view,
      )?.move,
  )
}

test('moves are played one after the other', () => {
  expect(wayTo('build farm', ways, [buy])).toMatchObject({
    move: 'buy wood silver',
    text: 'Buy wood.; Build the farm.',
    change: { silver: -2 },
    moves: ['buy wood silver', 'build farm'],
  })
  expect(played(['build farm', 'build mill'])).toEqual(['build farm'])
})

test('it stops where a move is not possible', () => {
  expect(played(['no_build'])).toEqual([undefined])
  const long = { moves: ['buy wood silver', 'hire', 'build farm'], texts: ['', '', ''], change: {} }
  const steps = wayTo('build farm', [long], [buy])!.then
  expect(steps[0]!([legal('build farm')], view)).toBeNull()
  expect(steps[1]!([legal('build farm')], view)).toBeNull()
})

test('there is none without its first move, or to something else', () => {
  expect(wayTo('build farm', ways, [legal('no_build')])).toBeNull()
  expect(wayTo('build mill', ways, [buy])).toBeNull()
})

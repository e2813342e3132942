import { describe, expect, test } from 'vitest'
import { event } from '../../../testing'
import type { View } from '../view'
import { motions, where } from './motions'

const view = { arrow: 4 } as View

describe('pieces fly', () => {
  test('as many as were paid, but never more than four', () => {
    expect(motions(event('silver', { seat: 2, n: 3 }), view)).toEqual(
      Array(3).fill({ icon: 'silver', from: 'area:bank', to: 'seat:2' }),
    )
    expect(motions(event('silver', { seat: 2, n: 12 }), view)).toHaveLength(4)
    expect(motions(event('silver', { seat: 2, n: 0 }), view)).toEqual([])
  })

  test('from whoever pays to whoever gets it', () => {
    expect(motions(event('paid_silver', { seat: 1, n: 1 }), view)).toEqual([
      { icon: 'silver', from: 'seat:1', to: 'area:bank' },
    ])
    expect(motions(event('gate', { seat: 1, by: 0, n: 1 }), view)).toEqual([
      { icon: 'silver', from: 'seat:1', to: 'seat:0' },
    ])
    expect(motions(event('traded', { seat: 0 }), view)).toEqual([{ icon: 'cow', from: 'seat:0', to: 'supply:cows' }])
  })

  test('in the colour of their owner', () => {
    expect(motions(event('passed', { seat: 1 }), view)).toEqual([
      { icon: 'contractor', from: 'seat:1', to: 'store', seat: 1 },
    ])
  })
})

test('events happen at spots of the board', () => {
  expect(where(event('city'), view)).toEqual(['city'])
  expect(where(event('passed'), view)).toEqual(['store'])
  expect(where(event('advanced', { n: 2 }), view)).toEqual(['wheel:4'])
})

test('an event that the board does not know is only told in the log', () => {
  expect([where(event('unheard_of'), view), motions(event('unheard_of'), view)]).toEqual([[], []])
})

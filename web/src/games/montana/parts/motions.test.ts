import { describe, expect, test } from 'vitest'
import { event } from '../../../testing'
import type { Event, View } from '../view'
import { motions, where } from './motions'

const view = { arrow: 4 } as View
const told = (kind: string, fields: Record<string, unknown> = {}): Event => event(kind, fields) as Event

describe('pieces fly', () => {
  test('as many as were paid, but never more than four', () => {
    expect(motions(told('silver', { seat: 2, n: 3 }), view)).toEqual(
      Array(3).fill({ icon: 'silver', from: 'area:bank', to: 'seat:2' }),
    )
    expect(motions(told('silver', { seat: 2, n: 12 }), view)).toHaveLength(4)
    expect(motions(told('silver', { seat: 2, n: 0 }), view)).toEqual([])
  })

  test('from whoever pays to whoever gets it', () => {
    expect(motions(told('paid_silver', { seat: 1, n: 1 }), view)).toEqual([
      { icon: 'silver', from: 'seat:1', to: 'area:bank' },
    ])
    expect(motions(told('gate', { seat: 1, by: 0, n: 1 }), view)).toEqual([
      { icon: 'silver', from: 'seat:1', to: 'seat:0' },
    ])
    expect(motions(told('traded', { seat: 0 }), view)).toEqual([{ icon: 'cow', from: 'seat:0', to: 'supply:cows' }])
  })

  test('in the colour of their owner', () => {
    expect(motions(told('passed', { seat: 1 }), view)).toEqual([
      { icon: 'contractor', from: 'seat:1', to: 'store', seat: 1 },
    ])
  })
})

test('workers fly to the space that an event names', () => {
  const placed = { seat: 1, area: 'quarry', space: 2, workers: ['stone', 'stone'], small: true }
  expect(where(told('placed', placed), view)).toEqual(['small:quarry:2'])
  expect(motions(told('placed', placed), view)).toEqual(
    Array(2).fill({ icon: 'worker_stone', from: 'seat:1', to: 'small:quarry:2' }),
  )
  expect(where(told('placed', { ...placed, area: 'bank', small: false }), view)).toEqual(['bank:2'])
})

test('pieces come from their heap', () => {
  const [received] = motions(told('received', { seat: 0, piece: 'grain_worker', n: 1, due: 1 }), view)
  expect(received).toEqual({ icon: 'worker_grain', from: 'supply:worker:grain', to: 'seat:0' })
})

test('events happen at spots of the board', () => {
  expect(where(told('city'), view)).toEqual(['city'])
  expect(where(told('passed'), view)).toEqual(['store'])
  expect(where(told('advanced', { n: 2 }), view)).toEqual(['wheel:4'])
})

test('an event that the board does not know is only told in the log', () => {
  expect([where(told('unheard_of'), view), motions(told('unheard_of'), view)]).toEqual([[], []])
})

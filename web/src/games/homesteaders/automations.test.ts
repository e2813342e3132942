import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { AnyView } from '../../lib/types'
import { legal } from '../../testing'
import type { Automation } from '../automations'

let wages: Automation
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  wages = (await import('./automations')).automations[0]!
})

const asked = (phase: string): AnyView => ({ game: 'homesteaders', phase }) as AnyView
const bySilver = legal('pay 0', { gold: 0 }, { change: { silver: -2 } })
const byGold = legal('pay 1', { gold: 1 }, { change: { gold: -1 } })

describe('wages', () => {
  test('are paid out of the silver in hand', () => {
    expect(wages.find(asked('wages'), [byGold, bySilver])).toBe(bySilver)
  })

  test('are never paid with gold or a new debt', () => {
    const byDebt = legal('pay 0', { gold: 0 }, { change: { silver: 1, debt: 1 } })
    expect(wages.find(asked('wages'), [byGold, byDebt])).toBeNull()
  })

  test('are no bid, which is paid by hand', () => {
    expect(wages.find(asked('pay'), [bySilver])).toBeNull()
  })
})

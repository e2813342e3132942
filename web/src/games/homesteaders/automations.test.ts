import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { AnyView } from '../../lib/types'
import { legal } from '../../testing'
import type { Automation } from '../automations'

let wages: Automation
let workers: Automation
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { automations } = await import('./automations')
  wages = automations[0]!
  workers = automations.find(({ id }) => id === 'autoWorkers')!
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

describe('a free worker', () => {
  const take = legal('worker')
  const offered = [take, legal('no_worker')]
  const town = (n: number, phase = 'worker'): AnyView =>
    ({
      game: 'homesteaders',
      phase,
      seat: 0,
      seats: [{ workers: n, buildings: ['homestead', 'market'] }],
      printed: {
        buildings: { homestead: { work: [{ places: ['a'] }, { places: ['b', 'c'] }] }, market: { work: [] } },
      },
    }) as unknown as AnyView

  test('is taken where there is a place', () => {
    expect(workers.find(town(2), offered)).toBe(take)
  })

  test('is left to the player where there is none', () => {
    expect(workers.find(town(3), offered)).toBeNull()
    expect(workers.find(town(2, 'build'), offered)).toBeNull()
  })
})

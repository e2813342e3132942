import { expect, test, vi } from 'vitest'
import type { AnyView } from '../../lib/types'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { planAt } = await import('./plans')

/** Somebody else's bid of 5 on the first auction, and what is built in the own town. */
const table = (...buildings: string[]): AnyView =>
  ({
    game: 'homesteaders',
    round: 3,
    space: null,
    seats: [{ buildings }, { buildings: [] }],
    auctions: [
      { tile: 1, bid: { silver: 5, by: 1 } },
      { tile: null, bid: null },
    ],
    printed: {
      tiles: { 1: { kinds: [], gains: [], pay: null, reward: [] } },
      buildings: { farm: { abilities: [] }, lawyer: { abilities: ['equal_bid'] } },
    },
  }) as unknown as AnyView

test.each([
  ['bid:1:6', table(), 0, true],
  ['bid:1:5', table('farm'), 0, false],
  ['bid:1:5', table('farm', 'lawyer'), 0, true],
  ['bid:1:4', table('lawyer'), 0, false],
  ['bid:1:5', table(), 1, true], // the own stone may stay
  ['bid:2:5', table(), 0, false], // no tile lies there
  ['auction:1', table(), 0, false],
])('a click on %s may mean a maximum bid', (spot, view, seat, isOffered) => {
  expect(planAt(spot, view, seat) !== null).toBe(isOffered)
})

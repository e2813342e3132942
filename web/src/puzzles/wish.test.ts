import { expect, test } from 'vitest'
import { addressOf, wishOf } from './wish'

test('what somebody wants next stands in the address and is read from there', () => {
  const wish = { theme: 'outbid', difficulty: '2' }
  const address = addressOf('game/1a2b', wish)
  expect(address).toBe('/puzzles/game/1a2b?theme=outbid&difficulty=2')
  expect(wishOf(new URL(address, 'http://table.example').searchParams)).toEqual(wish)
})

test('what does not matter is left out of it', () => {
  expect(addressOf('game/1a2b', { theme: '', difficulty: '' })).toBe('/puzzles/game/1a2b')
  expect(wishOf(new URLSearchParams())).toEqual({ theme: '', difficulty: '' })
})

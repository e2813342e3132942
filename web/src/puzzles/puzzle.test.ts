import { describe, expect, it } from 'vitest'
import { addressOf, wishOf } from './puzzle.svelte'

describe('what somebody wants to be given', () => {
  it('stands in the address and is read from there', () => {
    const wish = { theme: 'outbid', difficulty: '2' }
    const address = addressOf('game/1a2b', wish)
    expect(address).toBe('/puzzles/game/1a2b?theme=outbid&difficulty=2')
    expect(wishOf(new URL(address, 'http://table.example').searchParams)).toEqual(wish)
  })

  it('leaves out what does not matter', () => {
    expect(addressOf('game/1a2b', { theme: '', difficulty: '' })).toBe('/puzzles/game/1a2b')
    expect(wishOf(new URLSearchParams())).toEqual({ theme: '', difficulty: '' })
  })
})

import { expect, test } from 'vitest'
import { pack, unpack } from './packed'

test('a position goes into an address and comes back', async () => {
  const position = {
    game: 'any',
    seats: Array.from({ length: 4 }, (_, silver) => ({ silver, goods: { grain: 0 } })),
  }
  const packed = await pack(position)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(JSON.stringify(position).length)
  expect(await unpack(packed)).toEqual(position)
})

test('an address that was cut off or changed holds no position', async () => {
  const packed = await pack({ game: 'any', round: 1 })
  expect(await unpack(packed.slice(0, -6))).toBeNull()
  expect(await unpack('')).toBeNull()
  expect(await unpack('landscape')).toBeNull()
  expect(await unpack('ä')).toBeNull()
})

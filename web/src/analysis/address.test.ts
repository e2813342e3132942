import { expect, test } from 'vitest'
import { pack, unpack } from './address'

const kept = {
  record: 'frontier record 1\ngame: somewhere\n'.repeat(200),
  branches: [{ after: 3, move: 'build e5' }],
  notes: [{ move: 4, mark: '!?' as const, comment: 'Für später – ≥ 2' }],
  at: 4,
}

test('an address brings back what was put into it, and is short', async () => {
  const text = await pack(kept)
  expect(text).toMatch(/^[\w-]+$/)
  expect(text.length).toBeLessThan(400)
  expect(await unpack(text)).toEqual(kept)
})

test('what belongs to a table needs no record', async () => {
  const { record, ...rest } = kept
  expect(record).toBeTruthy()
  expect(await unpack(await pack(rest))).toEqual(rest)
})

test.each(['', 'no address at all', 'AAAA'])('an address that was cut off brings nothing: %o', async (text) => {
  expect(await unpack(text)).toBeNull()
})

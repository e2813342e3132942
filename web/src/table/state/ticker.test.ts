import { expect, test } from 'vitest'
import { clockText } from './ticker.svelte'

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [75, '1:15'],
  [75.2, '1:16'],
  [3600, '1:00:00'],
  [90_000, '25:00:00'],
  [-61, '−1:01'],
  [-0.4, '0:00'],
])('%d seconds', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

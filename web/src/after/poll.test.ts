import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../lib/api'
import { poll } from './poll'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A poll that is answered by these numbers, one after the other; 9 is the last that anybody needs. */
function polled(...answers: (number | Refusal)[]) {
  const told: number[] = []
  const refused: string[] = []
  const ask = vi.fn(async () => {
    const answer = answers.shift()!
    if (answer instanceof Refusal) throw answer
    return answer
  })
  const stop = poll<number>({
    ask,
    tell: (number) => told.push(number),
    isLast: (number) => number === 9,
    refuse: ({ key }) => refused.push(key),
  })
  return { ask, told, refused, stop }
}

test('asks every second and a half until nothing more comes', async () => {
  const { ask, told } = polled(1, 2, 9)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([1])
  await vi.advanceTimersByTimeAsync(1500)
  expect(told).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([1, 2, 9])
  expect(ask).toHaveBeenCalledTimes(3)
})

test('ends when nobody wants to know any more, though an answer is on its way', async () => {
  const { ask, told, stop } = polled(1, 2)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('what passes is waited for, longer than usual', async () => {
  const { ask, told, refused } = polled(new Refusal('offline', ''), new Refusal('too-fast', ''), 9)
  await vi.advanceTimersByTimeAsync(5000)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([told, refused]).toEqual([[9], []])
})

test('any other refusal is the end of it', async () => {
  const { ask, refused } = polled(new Refusal('old-rules', ''), 9)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refused).toEqual(['old-rules'])
  expect(ask).toHaveBeenCalledTimes(1)
})

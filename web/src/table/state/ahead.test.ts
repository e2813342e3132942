import { expect, test } from 'vitest'
import { Refusal } from '../../lib/api'
import { AnswersAhead } from './ahead'

test('a question is asked once in a position', async () => {
  const ahead = new AnswersAhead()
  let asked = 0
  const request = (): Promise<number> => Promise.resolve(++asked)
  expect(await ahead.ask(1, 'a', request)).toBe(1)
  expect(await ahead.ask(1, 'a', request)).toBe(1)
  expect(await ahead.ask(1, 'b', request)).toBe(2)
  expect(await ahead.ask(2, 'a', request)).toBe(3)
})

test('a refused question can be asked again', async () => {
  const ahead = new AnswersAhead()
  expect(await ahead.ask(1, 'a', () => Promise.reject(new Refusal('stale', 'gone on')))).toBeNull()
  expect(await ahead.ask(1, 'a', () => Promise.resolve('now'))).toBe('now')
})

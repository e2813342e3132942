import { expect, test } from 'vitest'
import type { TableInfo } from '../lib/types'
import { isOwnGame } from './ownGame'

const table = (seats: object[], more: object = {}): TableInfo => ({ seats, ...more }) as unknown as TableInfo

test('a first game is one that was played in person', () => {
  const me = { you: true, stand_in: null }
  const bot = { you: false, stand_in: null }
  expect(isOwnGame(table([bot, me]))).toBe(true)
  expect(isOwnGame(table([bot, { ...me, stand_in: 'settler' }]))).toBe(false) // only watched
  expect(isOwnGame(table([me, bot], { lesson: 'a/b' }))).toBe(false)
  expect(isOwnGame(table([bot]))).toBe(false)
})

import { expect, test } from 'vitest'
import type { LessonLine } from '../../lib/types'
import { groupsOf, nextOf } from './course'

const line = (name: string, rest: Partial<LessonLine> = {}): LessonLine =>
  ({ id: name, name, modules: [], guided: false, done: false, table: null, ...rest }) as unknown as LessonLine
const goal = line('goal')
const gold = line('gold', { modules: ['gold'] })
const whole = line('whole', { guided: true })

test('what belongs to modules comes after the path, and whole games come last', () => {
  const groups = groupsOf([whole, gold, goal]).map(({ id, lessons }) => [id, lessons.map(({ name }) => name)])
  expect(groups).toEqual([
    ['basics', ['goal']],
    ['modules', ['gold']],
    ['guided', ['whole']],
  ])
  expect(groupsOf([goal]).map(({ id }) => id)).toEqual(['basics'])
})

test('one goes on with what is under way, else with the first that is not done', () => {
  expect(nextOf([goal, gold])).toBe(goal)
  expect(nextOf([{ ...goal, done: true }, gold])).toBe(gold)
  const running = { ...gold, table: 'abc' }
  expect(nextOf([goal, running])).toBe(running)
  expect(nextOf([{ ...goal, done: true }])).toBeNull()
})

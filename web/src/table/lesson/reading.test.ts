import { describe, expect, test } from 'vitest'
import type { Step } from '../../games/registry'
import type { AnyView, Lesson, LessonProgress } from '../../lib/types'
import { legal } from '../../testing'
import {
  beside,
  familiesOf,
  isOther,
  landing,
  mainOf,
  placeOf,
  saidText,
  toldText,
  untaught,
  wantedOf,
  wayBack,
} from './reading'

const step = (id: string, texts: Record<string, string> = {}): Lesson['steps'][number] => ({
  id,
  text: id,
  hint: null,
  look: [],
  read: false,
  rule: '',
  texts,
})
const lesson = { steps: [step('goal'), step('build', { 'build-line': 'A line!' }), step('end')] } as unknown as Lesson
const progress = (rest: Partial<LessonProgress>): LessonProgress => ({
  step: 2,
  decision: 0,
  decisions: 1,
  reads_from: 1,
  starts: [0, 4, 4],
  passed: [],
  said: null,
  tells: null,
  wants: [],
  done: false,
  ...rest,
})

describe('what is shown', () => {
  test('begins with the first step to be read', () => {
    expect(landing(progress({}))).toBe(1)
  })

  test('is the step itself once something has been decided in it', () => {
    expect(landing(progress({ decision: 1 }))).toBe(2)
  })

  test('changes with every decision, and with one that is taken back', () => {
    const places = [progress({}), progress({ decision: 1 }), progress({ step: 1, starts: [0, 4] })].map(placeOf)
    expect(new Set(places).size).toBe(3)
  })

  test('answers the last choice', () => {
    expect(saidText(lesson, progress({ said: 'build-line' }))).toBe('A line!')
    expect(saidText(lesson, progress({ said: null }))).toBe('')
  })

  test('is another text than the step’s own where things have gone on', () => {
    expect(toldText(lesson.steps[1]!, progress({ tells: 'build-line' }))).toBe('A line!')
    expect(toldText(lesson.steps[1]!, progress({}))).toBe('')
  })

  test('leaves out what was passed over, on and back', () => {
    expect(beside(0, 1, progress({}))).toBe(1)
    expect(beside(0, 1, progress({ passed: [1] }))).toBe(2)
    expect(beside(3, -1, progress({ passed: [1, 2] }))).toBe(0)
  })
})

describe('the way back', () => {
  test('leads to the step read before', () => {
    expect(wayBack(progress({}), 2, true)).toBe('read')
  })

  test('takes the last decision back where there is nothing to be read again', () => {
    expect(wayBack(progress({}), 1, true)).toBe('undo')
    expect(wayBack(progress({ decision: 1 }), 2, true)).toBe('undo')
  })

  test('ends where nothing can be taken back', () => {
    expect(wayBack(progress({}), 1, false)).toBeNull()
  })
})

test('what a step waits for is found among what is legal', () => {
  const build = legal('build e5')
  expect(wantedOf([build, legal('build f4')], ['build e5', 'build g7'])).toEqual([build])
})

test('a question is another one once nothing that it began with can be done', () => {
  const [build, stop] = [legal('build e5'), legal('stop')]
  const trade = { ...legal('trade grain'), extra: true }
  expect(isOther([stop, trade], familiesOf(mainOf([build, trade])))).toBe(true)
  expect(isOther([build, stop], familiesOf([build]))).toBe(false)
  expect(isOther([trade], familiesOf([build]))).toBe(false)
})

describe('what follows a decision by itself', () => {
  const staff = legal('staff copper')
  const follows: Step = () => staff
  const after = (now: LessonProgress | null, before = now): unknown => {
    let told = before
    const step = untaught(follows, () => told)
    told = now
    return step([staff], {} as AnyView)
  }

  test('is done at tables without a lesson, and in free play', () => {
    expect(after(null)).toBe(staff)
    expect(after(progress({ decisions: 0 }))).toBe(staff)
  })

  test('is done in a lesson only if the step under way waits for it', () => {
    expect(after(progress({ wants: ['staff copper'] }))).toBe(staff)
    expect(after(progress({ wants: ['staff stone'] }))).toBeNull()
    expect(after(progress({ wants: ['staff copper'] }), progress({ step: 1 }))).toBeNull()
  })
})

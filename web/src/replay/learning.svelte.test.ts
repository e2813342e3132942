import { beforeEach, describe, expect, test } from 'vitest'
import type { Judged, Review } from '../after/review'
import { Learning } from './learning.svelte'

const choice = { notation: '', text: '', chance: 0.5 }
const judged = (move: number, seat: number, grade: Judged['grade']): Judged => ({
  move,
  seat,
  grade,
  cost: 0.2,
  played: choice,
  better: choice,
})
const stage = {
  seat: null as number | null,
  at: 30,
  pauses: 0,
  pause: () => void (stage.pauses += 1),
  go: (move: number) => void (stage.at = move),
}
const reviewing = { told: null as Review | null, isWhole: true }
const told = (...decisions: Judged[]): Review => ({
  finished: false,
  failed: false,
  passes: 1,
  done: decisions.length,
  total: decisions.length,
  curve: [],
  steps: [],
  decisions,
  accuracies: [],
})

beforeEach(() => {
  stage.seat = 0
  stage.at = 30
  reviewing.isWhole = true
  reviewing.told = told(judged(4, 0, 'blunder'), judged(7, 1, 'mistake'), judged(8, 0, 'good'), judged(9, 0, 'mistake'))
})

test('goes through the mistakes of the seat that one watches from, each before it happens', () => {
  const learning = new Learning(stage, reviewing)
  learning.begin()
  expect([learning.task?.move, stage.at, learning.number, learning.mistakes.length]).toEqual([4, 3, 1, 2])
  learning.isSolved = true
  learning.next()
  expect([learning.task?.move, stage.at, learning.number, learning.isSolved]).toEqual([9, 8, 2, false])
  learning.next()
  expect([learning.task, learning.isThrough, stage.at]).toEqual([null, true, 8])
})

test('a spectator chooses somebody first, and may choose another one later', () => {
  stage.seat = null
  const learning = new Learning(stage, reviewing)
  learning.begin()
  expect([learning.isOn, learning.task, learning.isThrough, stage.at]).toEqual([true, null, false, 30])
  learning.choose(1)
  expect([learning.task?.move, stage.at]).toEqual([7, 6])
  learning.choose(0)
  expect(learning.task?.move).toBe(4)
})

test('begins nothing before every decision has been looked at', () => {
  reviewing.isWhole = false
  const learning = new Learning(stage, reviewing)
  learning.begin()
  expect([learning.isOn, learning.task, learning.isThrough]).toEqual([true, null, false])
})

describe('a position that was left', () => {
  test('is found again', () => {
    const learning = new Learning(stage, reviewing)
    learning.begin()
    expect(learning.isThere).toBe(true)
    stage.go(20)
    expect(learning.isThere).toBe(false)
    learning.look()
    expect([learning.isThere, stage.at]).toEqual([true, 3])
  })

  test('stays the question, even if it is no mistake any more', () => {
    const learning = new Learning(stage, reviewing)
    learning.begin()
    reviewing.told = told(judged(4, 0, 'good'), judged(9, 0, 'mistake'))
    expect(learning.task?.move).toBe(4)
    learning.next()
    expect(learning.task?.move).toBe(9)
  })
})

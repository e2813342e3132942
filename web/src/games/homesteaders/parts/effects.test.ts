import { expect, test } from 'vitest'
import type { Building } from '../view'
import { effectRows, isSymbol } from './effects'

const building = (rest: Partial<Building>): Building => ({
  id: 'x',
  kind: 'residential',
  stage: 'settlement',
  copies: 1,
  copies_two_players: 1,
  cost: [],
  vp: 0,
  extra_vp: [],
  income: [],
  work: [],
  when_built: [],
  abilities: [],
  ...rest,
})
const rows = (rest: Partial<Building>): string[] => effectRows(building(rest)).map(({ icons }) => icons.join(' '))

test('income, rewards, abilities and points have a row each', () => {
  expect(rows({ income: ['silver', 'silver'], when_built: ['advance'], abilities: ['sale_bonus'], extra_vp: ['special'] })).toEqual([
    'silver silver',
    '! advance',
    'trade + silver',
    'vp / tag_special',
  ]) // prettier-ignore
})

test('exchanges that follow each other are one chain', () => {
  expect(rows({ abilities: ['wood_to_food', 'food_to_steel'] })).toEqual(['wood › food › steel'])
  expect(rows({ abilities: ['food_to_steel', 'wood_to_food'] })).toEqual(['food › steel', 'wood › food'])
})

test('what is declared once is not changed by drawing it', () => {
  const both = { abilities: ['wood_to_food', 'food_to_steel'] }
  expect(rows(both)).toEqual(rows(both))
})

test('a reward without icons of its own is its icon', () => {
  expect(rows({ when_built: ['worker'] })).toEqual(['! worker'])
})

test('characters stand between icons', () => {
  expect(['›', '+3', '−5', 'wood', 'tag_special'].map(isSymbol)).toEqual([true, true, true, false, false])
})

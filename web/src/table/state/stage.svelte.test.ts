import { beforeEach, describe, expect, test } from 'vitest'
import type { GameDefinition } from '../../games/registry'
import type { LegalAction, Why } from '../../lib/types'
import { legal } from '../../testing'
import { Stage } from './stage.svelte'

const game = {
  spots: (action: LegalAction) => action.fields['spots'] as string[],
  moveAt: (spot: string) => (spot === 'nothing' ? null : `try ${spot}`),
} as unknown as GameDefinition

class TestStage extends Stage {
  done: string[] = []
  asked: string[] = []
  answer: Why = { legal: false, rule: 'R-1', text: 'No.' }
  constructor() {
    super()
    this.game = game
    this.updateView({}, true)
  }
  act(action: LegalAction): Promise<void> {
    this.done.push(action.move)
    return Promise.resolve()
  }
  why(move: string): Promise<Why> {
    this.asked.push(move)
    return Promise.resolve(this.answer)
  }
}

const buy = legal('buy', { spots: ['shop'] })
const low = legal('bid 3', { spots: ['auction', 'bid:3'] })
const high = legal('bid 4', { spots: ['auction', 'bid:4'] })
let stage: TestStage

beforeEach(() => {
  stage = new TestStage()
  stage.legal = [buy, low, high]
})

test('spots stand for the actions that the game gives them', () => {
  expect([...stage.legalAt].map(([spot, actions]) => [spot, actions.map(({ move }) => move)])).toEqual([
    ['shop', ['buy']],
    ['auction', ['bid 3', 'bid 4']],
    ['bid:3', ['bid 3']],
    ['bid:4', ['bid 4']],
  ])
})

describe('a spot that is selected', () => {
  test('does its only action', async () => {
    await stage.selectSpot('shop', false)
    expect(stage.done).toEqual(['buy'])
  })

  test('previews it first where that is wished, and does it the second time', async () => {
    await stage.selectSpot('shop', true)
    expect(stage.done).toEqual([])
    expect(stage.previewed?.move).toBe('buy')
    expect([...stage.pointed]).toEqual(['shop'])
    await stage.selectSpot('shop', true)
    expect(stage.done).toEqual(['buy'])
    expect(stage.previewed).toBeNull()
  })

  test('opens a menu of several actions', async () => {
    await stage.selectSpot('auction', false)
    expect(stage.done).toEqual([])
    expect(stage.menu?.actions.map(({ move }) => move)).toEqual(['bid 3', 'bid 4'])
    await stage.pick(high, false)
    expect([stage.done, stage.menu]).toEqual([['bid 4'], null])
  })

  test('asks why nothing is possible there', async () => {
    await stage.selectSpot('field', false)
    expect(stage.asked).toEqual(['try field'])
    expect(stage.refused).toEqual({ spot: 'field', why: stage.answer })
  })

  test('does all of a way over trades where the board shows it, else previews it', async () => {
    stage.legal = [buy, legal('trade', { spots: [] }, { extra: true })]
    stage.ways = () => Promise.resolve([{ moves: ['trade', 'try field'], texts: ['Trade.', 'Try.'], change: {} }])
    await stage.selectSpot('field', false)
    expect([stage.done, stage.chosen?.text, stage.asked]).toEqual([[], 'Trade.; Try.', []])
    await stage.selectSpot('field', true)
    expect(stage.done).toEqual(['trade'])
    stage.shownWays = new Map([['field', { moves: ['trade', 'try field'], texts: [], change: { debt: 1 } }]])
    await stage.selectSpot('field', false)
    expect(stage.done).toEqual(['trade', 'trade'])
    stage.game = { ...game, burdens: new Set(['debt']) }
    await stage.selectSpot('field', false)
    expect([stage.done.length, stage.chosen?.move], 'a debt is shown first').toEqual([2, 'trade'])
    stage.clear()
    stage.game = { ...game, reveals: new Set(['try']) }
    await stage.selectSpot('field', false)
    expect([stage.done.length, stage.chosen?.move], 'so is what cannot be taken back').toEqual([2, 'trade'])
    await stage.selectSpot('river', false)
    expect(stage.asked).toEqual(['try river'])
  })

  test('finds the way to another turn', () => {
    stage.legal = [legal('end', { spots: [] })]
    stage.shownWays = new Map([['field', { moves: ['end', 'again'], texts: ['End.', 'Again.'], change: {} }]])
    expect(stage.onward).toBeNull()
    stage.game = { ...game, leadsOn: new Set(['again']) }
    expect(stage.onward?.texts).toEqual(['End.', 'Again.'])
  })

  test('says nothing where there is nothing to ask', async () => {
    await stage.selectSpot('nothing', false)
    expect([stage.asked, stage.refused]).toEqual([[], null])
  })
})

test('an answer that comes too late is dropped', async () => {
  let answer = (_why: Why): void => {}
  const late = new Promise<Why>((resolve) => (answer = resolve))
  stage.why = (move) => (move === 'try field' ? late : Promise.resolve(stage.answer))
  const first = stage.askWhy('field')
  await stage.askWhy('river')
  answer(stage.answer)
  await first
  expect(stage.refused?.spot).toBe('river')
})

test('nothing can be done while a request is on its way, or the table is frozen', async () => {
  stage.busy = true
  await stage.selectSpot('shop', false)
  await stage.pick(buy, false)
  stage.busy = false
  stage.frozen = true
  await stage.pick(buy, false)
  expect(stage.done).toEqual([])
  expect(stage.legalAt.size).toBe(0)
  expect(stage.active).toBe(false)
})

test('a board can take over what is picked', async () => {
  const taken: string[] = []
  stage.intercept = ({ move }) => Promise.resolve(void taken.push(move))
  await stage.pick(buy, false)
  expect([taken, stage.done]).toEqual([['buy'], []])
})

import { beforeAll, describe, expect, test, vi } from 'vitest'
import type * as Deciding from './deciding'
import type { AnyView, LegalAction, LessonProgress } from '../../lib/types'
import { legal } from '../../testing'

let deciding: typeof Deciding
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  deciding = await import('./deciding')
})

const staff = (...workers: string[]): LegalAction => legal(`staff ${workers.join('+')}`, { workers })
const view = (phase: string, area = 'mine', workers: object = { copper: 2, stone: 3, grain: 0, pumpkin: 0 }): AnyView =>
  ({
    game: 'montana',
    phase,
    decider: 0,
    place: { area, space: 1 },
    seats: [{ workers, canteens: 1 }],
    printed: { areas: { mine: [], quarry: [] }, yields: { mine: 'small_copper', quarry: 'small_stone' } },
  }) as unknown as AnyView
const decided = { view: view('turn'), seat: 0 }

/** What the steps after an action decide, when each is asked what it finds. */
const found = (action: LegalAction, asked: AnyView, offered: LegalAction[]): (string | null)[] =>
  deciding.follow(action, decided).map((step) => step(offered, asked)?.move ?? null)

describe('after choosing a space', () => {
  const work = legal('work mine 1', { area: 'mine', space: 1 })

  test('the worker who suits it goes', () => {
    expect(found(work, view('staff'), [staff('copper'), staff('stone', 'stone')])[0]).toBe('staff copper')
  })

  test('to the bank go those who are missed least', () => {
    const bank = legal('bank 1', { space: 1 })
    expect(found(bank, view('staff', 'bank'), [staff('copper'), staff('stone')])[0]).toBe('staff stone')
    const even = { ...view('staff', 'bank'), seats: [{ workers: { copper: 2, stone: 2, grain: 0, pumpkin: 0 } }] }
    expect(found(bank, even as unknown as AnyView, [staff('copper'), staff('stone')])[0]).toBe('staff stone')
  })

  test('nobody goes to the small space by himself', () => {
    const moves = found(work, view('helper'), [staff('copper'), legal('no_helper')])
    expect(moves[0]).toBeNull()
    expect(moves).not.toContain('staff copper')
  })

  test('the small space stays empty without a question', () => {
    expect(found(work, view('helper'), [staff('copper'), legal('no_helper')])).toContain('no_helper')
  })
})

test('as much is upgraded as is possible, and of both kinds', () => {
  const upgrade = (...materials: string[]): LegalAction => legal(`upgrade ${materials.join('+')}`, { materials })
  const all = [upgrade(), upgrade('copper'), upgrade('copper', 'copper'), upgrade('copper', 'stone')]
  expect(deciding.suggest(all, view('upgrades'), 0)?.move).toBe('upgrade copper+stone')
})

test('workers of choice are proposed where there are fewest', () => {
  const take = (...workers: string[]): LegalAction => legal(`take ${workers.join('+')}`, { workers })
  const all = [take('copper', 'copper'), take('copper', 'grain'), take('grain', 'pumpkin'), take('stone', 'stone')]
  expect(deciding.suggest(all, view('white_pair'), 0)?.move).toBe('take grain+pumpkin')
})

test('a settlement can be the last of its turn', () => {
  const last = deciding.closing(legal('build e5', { field: 'e5' }))!
  const asked = [legal('build f6', { field: 'f6' }), legal('stop')]
  expect(last.then.map((step) => step(asked, view('building'))?.move)).toEqual(['stop', undefined])
  expect(last.move).toBe('build e5')
  expect(deciding.closing(legal('bank 1'))).toBeNull()
})

describe('a canteen', () => {
  const thirst = [legal('canteen'), legal('no_canteen')]

  test('is kept by whoever ends the turn', () => {
    expect(found(legal('end_turn'), view('thirst'), thirst)).toEqual(['no_canteen'])
  })

  test('can be spent after any action', () => {
    expect(found(legal('build e5', { field: 'e5' }), view('thirst'), thirst)).toEqual([])
    expect(found(legal('recruit'), view('thirst'), thirst)).toEqual([])
  })

  test('is kept for learners', () => {
    const lesson = { decisions: 1 } as unknown as LessonProgress
    const steps = deciding.follow(legal('build e5', { field: 'e5' }), { ...decided, lesson })
    expect(steps.map((step) => step(thirst, view('thirst'))?.move)).toEqual(['no_canteen'])
  })
})

describe('a small space', () => {
  const mine = [legal('work mine 1', { area: 'mine', space: 1 }, { change: { silver: -1, small_copper: 2 } })]
  const at = (copper: number, stone: number, grain = 0): AnyView =>
    view('turn', 'mine', { copper, stone, grain, pumpkin: 0 })
  const change = (workers: AnyView) => deciding.shortcuts(mine, workers, 0)[0]?.action.change

  test('stands for both where there are workers for both', () => {
    expect(change(at(2, 0))).toEqual({ silver: -1, small_copper: 3, copper_worker: -2 })
    expect(change(at(1, 2))).toEqual({ silver: -1, small_copper: 3, copper_worker: -1, stone_worker: -2 })
    expect(change(at(0, 3, 1))).toEqual({ silver: -1, small_copper: 3, stone_worker: -3, grain_worker: -1 })
    expect(change(at(1, 1))).toBeUndefined()
    expect(change(at(0, 3))).toBeUndefined()
  })

  test('gets those who are told before', () => {
    const steps = deciding.shortcuts(mine, at(0, 3, 1), 0)[0]!.action.then
    const all = [staff('stone', 'stone'), staff('stone', 'grain'), legal('no_helper')]
    const moves = (phase: string) => steps.map((step) => step(all, view(phase))?.move)
    expect(moves('staff').slice(0, 2)).toEqual(['staff stone+grain', undefined])
    expect(moves('helper').slice(0, 2)).toEqual([undefined, 'staff stone+stone'])
  })
})

test('a space of the city stands for going there and bidding', () => {
  const city = legal('city', {}, { change: { pumpkin: 1 } })
  const rich = {
    ...view('turn'),
    seats: [{ workers: { copper: 0 }, goods: { pumpkin: 1 } }],
    printed: { areas: {}, city: [{ row: 'cow', pumpkins: [1, 2, 3] }] },
  } as unknown as AnyView
  const found = deciding.shortcuts([city], rich, 0)
  expect(found.map(({ spot }) => spot)).toEqual(['bid:cow:1', 'bid:cow:2'])
  const bids = [legal('bid cow 1'), legal('bid cow 2')]
  expect(found.map(({ action }) => action.then[0]!(bids, rich)?.move)).toEqual(['bid cow 1', 'bid cow 2'])
})

test('a small space stands for both where two of the kind are there', () => {
  const offered = [
    legal('work mine 1', { area: 'mine', space: 1 }),
    legal('work quarry 1', { area: 'quarry', space: 1 }),
  ]
  const one = view('turn', 'mine', { copper: 0, stone: 2, grain: 0, pumpkin: 0 })
  expect(deciding.shortcuts(offered, one, 0).map(({ spot }) => spot)).toEqual(['small:quarry:1'])
})

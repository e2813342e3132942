import { beforeAll, describe, expect, test, vi } from 'vitest'
import type * as Deciding from './deciding'
import type { AnyView, LegalAction } from '../../lib/types'
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
const decided = (...wishes: string[]) => ({ view: view('turn'), seat: 0, wishes: new Set(wishes) })

/** What the steps after an action decide, when each is asked what it finds. */
const found = (action: LegalAction, asked: AnyView, offered: LegalAction[], ...wishes: string[]): (string | null)[] =>
  deciding.follow(action, decided(...wishes)).map((step) => step(offered, asked)?.move ?? null)

describe('after choosing a space', () => {
  const work = legal('work mine 1', { area: 'mine', space: 1 })

  test('the worker who suits it goes', () => {
    expect(found(work, view('staff'), [staff('copper'), staff('stone', 'stone')])[0]).toBe('staff copper')
  })

  test('to the bank go those of whom there are most', () => {
    const bank = legal('bank 1', { space: 1 })
    expect(found(bank, view('staff', 'bank'), [staff('copper'), staff('stone')])[0]).toBe('staff stone')
  })

  test('nobody goes to the small space by himself', () => {
    expect(found(work, view('helper'), [staff('copper'), legal('no_helper')])[0]).toBeNull()
  })
})

describe('a canteen', () => {
  const thirst = [legal('canteen'), legal('no_canteen')]

  test('is kept, unless it was wished for', () => {
    expect(found(legal('build e5', { field: 'e5' }), view('thirst'), thirst)).toEqual(['no_canteen'])
    expect(found(legal('build e5', { field: 'e5' }), view('thirst'), thirst, 'canteen')).toEqual(['canteen'])
  })

  test('is asked for after luck', () => {
    expect(found(legal('recruit'), view('thirst'), thirst)).toEqual([])
  })

  test('can be wished for by whoever has one', () => {
    expect(deciding.wishes(view('turn'), 0).map(({ id }) => id)).toEqual(['canteen'])
    expect(deciding.wishes(view('thirst'), 0)).toEqual([])
  })
})

test('a small space stands for both where two of the kind are there', () => {
  const offered = [
    legal('work mine 1', { area: 'mine', space: 1 }),
    legal('work quarry 1', { area: 'quarry', space: 1 }),
  ]
  const one = view('turn', 'mine', { copper: 1, stone: 2, grain: 0, pumpkin: 0 })
  expect(deciding.shortcuts(offered, one, 0).map(({ spot }) => spot)).toEqual(['small:quarry:1'])
})

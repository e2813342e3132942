import { beforeEach, describe, expect, test } from 'vitest'
import { legal } from '../../testing'
import { Composition, piecesOf } from './composition.svelte'

const take = (...workers: string[]) => legal(`take ${workers.join('+')}`, { workers })
const pairs = [take('copper', 'copper'), take('copper', 'stone'), take('stone', 'stone'), take('grain', 'stone')]

test('an action about pieces alone has pieces', () => {
  expect(piecesOf(pairs[1]!)).toEqual(['copper', 'stone'])
  expect(piecesOf(legal('bid 1 3', { space: 1, silver: 3 }))).toBeNull()
  expect(piecesOf(legal('mix', { field: 'e5', goods: ['grain'] }))).toBeNull()
})

describe('a composition', () => {
  let pair: Composition
  beforeEach(() => {
    pair = new Composition(pairs, pairs[1]!)
  })

  test('begins with what is suggested, or with nothing', () => {
    expect(pair.action?.move).toBe('take copper+stone')
    expect(new Composition(pairs).action).toBeNull()
  })

  test('is full when no action has more', () => {
    const fresh = new Composition(pairs)
    fresh.add('copper')
    expect([fresh.isFull, fresh.isFresh]).toEqual([false, true])
    fresh.add('stone')
    expect([fresh.isFull, fresh.action?.move]).toEqual([true, 'take copper+stone'])
  })

  test('is an action only when it is complete', () => {
    pair.remove('copper')
    expect(pair.action).toBeNull()
    pair.add('grain')
    expect(pair.action?.move).toBe('take grain+stone')
  })

  test('makes room for a piece by giving up those taken first', () => {
    pair.add('stone')
    expect(pair.action?.move).toBe('take stone+stone')
    pair.add('grain')
    expect(pair.action?.move).toBe('take grain+stone')
  })

  test('says everything once nothing that was suggested is left', () => {
    expect(pair.isFresh).toBe(false)
    pair.add('grain')
    expect([pair.action?.move, pair.isFresh], 'a stone was suggested').toEqual(['take grain+stone', false])
    const other = new Composition(pairs, pairs[0]!)
    other.add('grain')
    other.add('stone')
    expect([other.action?.move, other.isFresh]).toEqual(['take grain+stone', true])
    const filled = new Composition(pairs, pairs[1]!)
    filled.fill('stone')
    expect([filled.action?.move, filled.isFresh]).toEqual(['take stone+stone', true])
  })

  test('is filled with one piece', () => {
    pair.add('grain')
    pair.fill('stone')
    expect(pair.action?.move).toBe('take stone+stone')
  })

  test('offers no piece that no action has', () => {
    expect(['copper', 'stone', 'grain'].map((piece) => pair.canAdd(piece))).toEqual([true, true, true])
    pair.add('grain')
    expect(pair.canAdd('grain')).toBe(false)
    pair.add('grain')
    expect(pair.action?.move).toBe('take grain+stone')
  })

  test('of different sizes reaches every action', () => {
    const goods = (...all: string[]) => legal(`goods ${all.join('+')}`, { goods: all })
    const upTo2 = new Composition([goods(), goods('grain'), goods('grain', 'grain')])
    expect(upTo2.action?.move).toBe('goods ')
    upTo2.add('grain')
    upTo2.add('grain')
    expect(upTo2.action?.move).toBe('goods grain+grain')
    upTo2.remove('grain')
    expect(upTo2.action?.move).toBe('goods grain')
  })
})

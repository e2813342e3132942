import { describe, expect, test } from 'vitest'
import type { AnyView } from '../../lib/types'
import { event, legal } from '../../testing'
import type { Sight } from '../registry'
import { firsts, reference } from './firsts'

const view = { game: 'montana', phase: 'turn', active: 0, fields: [], lines: {}, last_round: false, seats: [{}, {}] }
const sight = (changed: object, more: Partial<Sight> = {}): Sight => ({
  view: { ...view, ...changed } as unknown as AnyView,
  seat: 0,
  legal: [],
  events: [],
  ...more,
})
const applying = (seen: Sight): string[] => firsts.filter(({ when }) => when(seen)).map(({ id }) => id)

describe('firsts', () => {
  test('have names of their own', () => {
    expect(new Set(firsts.map(({ id }) => id)).size).toBe(firsts.length)
  })

  test.each<[object, Partial<Sight>, string[]]>([
    [{}, {}, []],
    [{}, { legal: [legal('recruit')] }, ['turn']],
    [{}, { legal: [legal('city'), legal('trade cow')] }, ['turn', 'city', 'cow']],
    [{ events: { right: 'x', left: 'y' } }, { legal: [legal('recruit')] }, ['turn', 'event']],
    [{ phase: 'bid' }, { legal: [legal('bid a 2')] }, []], // I went to the city myself
    [{ phase: 'bid', active: 1 }, { legal: [legal('bid a 2')] }, ['bid']],
    [{ phase: 'bid' }, { legal: [legal('pass')], events: [event('outbid')] }, ['outbid']],
    [{ phase: 'bid' }, { legal: [legal('pass')], events: [event('outbid', { seat: 1 })] }, []],
    [{ phase: 'building', lines: { a1: [1] } }, { legal: [legal('build a1')] }, ['build']],
    [{ phase: 'building', lines: { a1: [0] } }, { legal: [legal('build a1')] }, ['line', 'build']],
    [{ phase: 'building', fields: [{ tolls: [1] }] }, { legal: [legal('build a1')] }, ['toll', 'build']],
    [{ phase: 'spin', seats: [{ canteens: 1 }, {}] }, { events: [event('cleared')] }, ['canteen', 'cleared']],
  ])('%o %o', (changed, more, expected) => {
    expect(applying(sight(changed, more))).toEqual(expected)
  })
})

test('the reference card leaves out modules that are not played', () => {
  const shown = (...modules: string[]) => reference({ modules } as unknown as AnyView)
  expect(shown().map(({ slug }) => slug)).not.toContain('expansion-symbols')
  const { without } = shown('events').find(({ slug }) => slug === 'expansion-symbols')!
  expect(without!.has('event_card')).toBe(false)
  expect(without!.has('river')).toBe(true)
})

import { describe, expect, test } from 'vitest'
import type { AnyView } from '../../lib/types'
import { event, legal } from '../../testing'
import type { Sight } from '../registry'
import { firsts } from './firsts'

const own = { silver: 3, workers: 2, debt: 0 }
const sight = (phase: string, seat: object, more: Partial<Sight> = {}): Sight => ({
  view: { game: 'homesteaders', phase, round: 5, seats: [{ ...own, ...seat }] } as unknown as AnyView,
  seat: 0,
  legal: [legal('something')],
  events: [],
  ...more,
})
const applying = (seen: Sight): string[] => firsts.filter(({ when }) => when(seen)).map(({ id }) => id)

describe('firsts', () => {
  test('have names of their own', () => {
    expect(new Set(firsts.map(({ id }) => id)).size).toBe(firsts.length)
  })

  test.each<[string, object, Partial<Sight>, string[]]>([
    ['place', {}, {}, ['place']],
    ['place', {}, { legal: [] }, []],
    ['place', {}, { legal: [legal('hire')] }, ['place', 'deal']],
    ['wages', {}, {}, []], // the silver will do
    ['wages', { silver: 1 }, {}, ['wages']],
    ['wages', { silver: null }, { legal: [] }, []], // behind a screen
    ['bid', { debt: 1 }, { events: [event('outbid'), event('stage')] }, ['outbid', 'debt', 'stage', 'bid']],
    ['trade', {}, {}, ['final']],
  ])('%s %o %o', (phase, seat, more, expected) => {
    expect(applying(sight(phase, seat, more))).toEqual(expected)
  })
})

import { flushSync } from 'svelte'
import { describe, expect, test } from 'vitest'
import { Parts } from './parts.svelte'

const filled = (view: Record<string, unknown>): Parts => {
  const parts = new Parts()
  parts.update(view, true)
  return parts
}

describe('the view', () => {
  test('reads like a plain object', () => {
    const { view } = filled({ round: 1, seats: [{ silver: 3 }] })
    expect({ ...view }).toEqual({ round: 1, seats: [{ silver: 3 }] })
    expect('round' in view).toBe(true)
    expect('phase' in view).toBe(false)
    expect(view['phase']).toBeUndefined()
  })

  test('keeps what a change does not name', () => {
    const parts = filled({ round: 1, phase: 'bid' })
    parts.update({ round: 2 }, false)
    expect({ ...parts.view }).toEqual({ round: 2, phase: 'bid' })
  })

  test('loses what a whole view does not name', () => {
    const parts = filled({ round: 1, phase: 'bid' })
    parts.update({ round: 2 }, true)
    expect(Object.keys(parts.view)).toEqual(['round'])
  })
})

describe('identity', () => {
  test('of an equal part stays', () => {
    const parts = filled({ seats: [{ goods: { wood: 1 } }, { goods: { wood: 2 } }] })
    const before = parts.view['seats'] as object[]
    parts.update({ seats: [{ goods: { wood: 1 } }, { goods: { wood: 3 } }] }, false)
    const after = parts.view['seats'] as object[]
    expect(after).not.toBe(before)
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
    parts.update({ seats: [{ goods: { wood: 1 } }, { goods: { wood: 3 } }] }, false)
    expect(parts.view['seats']).toBe(after)
  })

  test('does not survive a lost key or a list that became an object', () => {
    const parts = filled({ list: ['a'], object: { a: 1, b: 2 } })
    parts.update({ list: { 0: 'a' }, object: { a: 1 } }, false)
    expect(parts.view['list']).toEqual({ 0: 'a' })
    expect(parts.view['object']).toEqual({ a: 1 })
  })
})

test('an effect runs when the part it reads has changed, and only then', () => {
  const parts = filled({ round: 1, seats: ['a'] })
  const seen: unknown[] = []
  const end = $effect.root(() => {
    $effect(() => void seen.push(parts.view['seats']))
  })
  flushSync()
  parts.update({ round: 2 }, false)
  flushSync()
  parts.update({ seats: ['a'] }, false)
  flushSync()
  parts.update({ seats: ['b'] }, false)
  flushSync()
  end()
  expect(seen).toEqual([['a'], ['b']])
})

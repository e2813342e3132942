import { beforeEach, describe, expect, test, vi } from 'vitest'
import { legal } from '../../testing'
import { handleKey, HELP, type KeyContext } from './hotkeys'
import type { LiveTable } from './live.svelte'

const body = { matches: () => false }
const actions = [legal('bid 1 3'), legal('bid 1 4')]
const ending = legal('done')
let table: Record<string, unknown>
let context: KeyContext

beforeEach(() => {
  vi.stubGlobal('document', { body, querySelector: () => null })
  const noop = () => vi.fn(() => Promise.resolve())
  table = {
    can: { undo: true, confirm: false },
    legal: [...actions, ending],
    game: { endings: new Set(['done']), givesUp: new Set() },
    offer: { choices: [], amounts: [], buttons: actions, ending, extras: [], hidden: 0 },
    composition: null,
    menu: null,
    isReady: true,
    chosen: null,
    explaining: false,
    undo: noop(),
    redo: noop(),
    restart: noop(),
    confirm: noop(),
    pick: noop(),
    clear: vi.fn(),
  }
  context = { table: table as unknown as LiveTable, toggle: vi.fn() }
})

function press(key: string, more: Record<string, unknown> = {}): ReturnType<typeof vi.fn> {
  const preventDefault = vi.fn()
  handleKey({ key, target: body, preventDefault, ...more } as unknown as KeyboardEvent, context)
  return preventDefault
}

describe('keys', () => {
  test('pick actions by number', () => {
    press('2')
    expect(table['pick']).toHaveBeenCalledWith(actions[1], false)
    press('9')
    expect(table['pick']).toHaveBeenCalledTimes(1)
  })

  test('undo only what can be undone', () => {
    press('u')
    expect(table['undo']).toHaveBeenCalledTimes(1)
    table['can'] = { undo: false, confirm: false }
    press('u')
    expect(table['undo']).toHaveBeenCalledTimes(1)
  })

  test('redo, and start the turn anew', () => {
    press('y')
    expect(table['redo']).toHaveBeenCalledTimes(1)
    press('U')
    expect(table['restart']).toHaveBeenCalledTimes(1)
  })

  test('end the turn by confirming it, or by the action that ends it', () => {
    press('e')
    expect(table['pick']).toHaveBeenCalledWith((table['legal'] as unknown[])[2], false)
    table['can'] = { undo: false, confirm: true }
    press('Enter')
    expect(table['confirm']).toHaveBeenCalledTimes(1)
  })

  test('held down do not confirm what they have just decided', () => {
    press('e', { repeat: true })
    expect(table['pick']).not.toHaveBeenCalled()
  })

  test('open what belongs to them', () => {
    for (const key of ['l', 'c', '?', 'm', 'a', 'h']) press(key)
    expect(vi.mocked(context.toggle).mock.calls.flat()).toEqual(['log', 'chat', 'help', 'mute', 'moves', 'home'])
    press('w')
    expect(table['explaining']).toBe(true)
  })

  test('leave other keys to the browser', () => {
    expect(press('x')).not.toHaveBeenCalled()
    expect(press('u')).toHaveBeenCalledTimes(1)
  })
})

describe('no shortcut', () => {
  test('with a modifier', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) press('u', { [modifier]: true })
    expect(table['undo']).not.toHaveBeenCalled()
  })

  test('while somebody types', () => {
    press('u', { target: { matches: () => true } })
    expect(table['undo']).not.toHaveBeenCalled()
  })

  test('behind an open dialog', () => {
    vi.stubGlobal('document', { body, querySelector: () => ({ dataset: {} }) })
    press('u')
    expect(table['undo']).not.toHaveBeenCalled()
  })

  test('but the one that closes it', () => {
    vi.stubGlobal('document', { body, querySelector: () => ({ dataset: { key: 'r' } }) })
    for (const key of ['u', '?', 'r', 'R']) press(key)
    expect(table['undo']).not.toHaveBeenCalled()
    expect(vi.mocked(context.toggle).mock.calls.flat()).toEqual(['reference', 'reference'])
  })

  test('for Enter and Space on what has the focus', () => {
    table['chosen'] = actions[0]
    const button = { matches: () => false }
    press('Enter', { target: button })
    press(' ', { target: button })
    expect(table['pick']).not.toHaveBeenCalled()
    press(' ')
    expect(table['pick']).toHaveBeenCalledWith(actions[0], false)
  })
})

test('every line of the help has a text of its own', () => {
  expect(new Set(HELP.map(([, text]) => text)).size).toBe(HELP.length)
})

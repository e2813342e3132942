import { describe, expect, test } from 'vitest'
import { legal } from '../../testing'
import { groupActions } from './actions'

const bid = (space: number, silver: number) =>
  legal(`bid ${space} ${silver}`, { space, silver }, { text: `Bid ${silver} silver on auction ${space}` })

describe('groups', () => {
  test('actions that differ in their last field alone stand together', () => {
    const groups = groupActions([bid(1, 3), bid(1, 4), bid(2, 3)])
    expect(groups.map((group) => group.buttons.map((button) => button.action.move))).toEqual([
      ['bid 1 3', 'bid 1 4'],
      ['bid 2 3'],
    ])
  })

  test('a single action is its own sentence, without a title', () => {
    const [group] = groupActions([bid(2, 3)])
    expect(group!.title).toBe('')
    expect(group!.buttons[0]!.label).toBe('Bid 3 silver on auction 2')
  })

  test('the words that all begin with stand in the title, the rest on the buttons', () => {
    const [group] = groupActions([
      legal('build farm', { building: 'farm' }, { text: 'Build the farm' }),
      legal('build inn', { building: 'inn' }, { text: 'Build the inn' }),
    ])
    expect(group!.title).toBe('Build the …')
    expect(group!.buttons.map((button) => button.label)).toEqual(['farm', 'inn'])
  })

  test('a button begins with the number, not after it', () => {
    const [group] = groupActions([
      legal('a', { n: 1 }, { text: 'Pay 2 silver' }),
      legal('a', { n: 2 }, { text: 'Pay 2 gold' }),
    ])
    expect(group!.buttons.map((button) => button.label)).toEqual(['2 silver', '2 gold'])
  })

  test('of many buttons the common end stands in the title too', () => {
    const actions = [3, 4, 5, 6, 7, 9, 12].map((silver) => bid(1, silver))
    const [group] = groupActions(actions)
    expect(group!.title).toBe('Bid … silver on auction 1')
    expect(group!.buttons.map((button) => button.label)).toEqual(['3', '4', '5', '6', '7', '9', '12'])
  })

  test('choices of pieces are told by the icons of their change', () => {
    const [group] = groupActions([
      legal('staff white', { workers: ['white'] }, { text: 'Send 1 white', change: { white_worker: -1 } }),
      legal('staff black', { workers: ['black'] }, { text: 'Send 1 black', change: { black_worker: -1 } }),
    ])
    expect(group!.buttons.map((button) => button.label)).toEqual(['', ''])
  })

  test('icons that are the same for all do not replace the words', () => {
    const [group] = groupActions([
      legal('staff white', { workers: ['white'] }, { text: 'Send white', change: { silver: -1 } }),
      legal('staff black', { workers: ['black'] }, { text: 'Send black', change: { silver: -1 } }),
    ])
    expect(group!.buttons.map((button) => button.label)).toEqual(['white', 'black'])
  })
})

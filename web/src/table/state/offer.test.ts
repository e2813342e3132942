import { describe, expect, test } from 'vitest'
import type { GameDefinition } from '../../games/registry'
import type { AnyView, LegalAction } from '../../lib/types'
import { legal } from '../../testing'
import { arrange, numbered } from './offer'

const view = {} as AnyView
const game = {
  spots: (action: LegalAction) => (action.move.startsWith('bid') || action.move === 'pass' ? [action.move] : []),
  endings: new Set(['done']),
  givesUp: new Set(['pass']),
  choices: [{ id: 'bid', question: 'bid', text: 'bid', icon: 'auction', families: ['bid'] }],
} as unknown as GameDefinition
const bids = Array.from({ length: 27 }, (_, n) => legal(`bid ${n}`, { silver: n }))
const staff = ['a', 'b', 'c', 'd', 'e'].map((kind) => legal(`staff ${kind}`, { workers: [kind] }))
const shown = (actions: readonly LegalAction[]): string[] => actions.map(({ move }) => move)

describe('the bar', () => {
  test('never lists what has a place on the board', () => {
    const offer = arrange([legal('pass'), ...bids], game, view)
    expect(offer.choices.map(({ choice, actions }) => [choice.id, actions.length])).toEqual([['bid', 27]])
    expect(shown(offer.buttons)).toEqual(['pass'])
    expect(offer.hidden).toBe(27)
  })

  test('has its main choices in their place even if few moves are left', () => {
    const fork = ['stay', 'go'].map((id) => ({ ...game.choices![0]!, id, question: 'way', families: [id] }))
    const crossing = { ...game, choices: fork }
    const offered = (...moves: string[]): string[] =>
      arrange(
        moves.map((move) => legal(move)),
        crossing,
        view,
      ).choices.map(({ choice }) => choice.id)
    expect(offered('stay', 'go')).toEqual(['stay', 'go'])
    expect(offered('go 1', 'go 2')).toEqual([])
    expect(offered('go 1', 'go 2', 'go 3')).toEqual(['stay', 'go'])
  })

  test('shows no more than six buttons of what has no place either', () => {
    const many = Array.from({ length: 20 }, (_, n) => legal(`draw ${n}`, { card: n }))
    expect(arrange(many, game, view).buttons).toHaveLength(6)
    expect(arrange(many, game, view).hidden).toBe(14)
  })

  test('lets amounts be composed, if there are more than four', () => {
    expect(shown(arrange(staff, game, view).amounts)).toEqual(shown(staff))
    expect(shown(arrange(staff.slice(0, 4), game, view).buttons)).toEqual(shown(staff.slice(0, 4)))
  })

  test('keeps the ending apart, and trades beside the question', () => {
    const trade = legal('sell wood', { good: 'wood' }, { extra: true })
    const offer = arrange([legal('worker'), legal('done'), trade], game, view)
    expect(offer.ending?.move).toBe('done')
    expect([shown(offer.buttons), shown(offer.extras)]).toEqual([['worker'], ['sell wood']])
  })

  test('puts what gives something up last, and what takes nothing', () => {
    expect(shown(arrange([legal('pass'), legal('take')], game, view).buttons)).toEqual(['take', 'pass'])
    const amounts = [[], ['stone']].map((materials) => legal(`upgrade ${materials.length}`, { materials }))
    expect(shown(arrange(amounts, game, view).buttons)).toEqual(['upgrade 1', 'upgrade 0'])
  })
})

describe('number keys', () => {
  test('count through what is shown', () => {
    expect([...numbered(['a', 'b'], ['c'])]).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ])
  })

  test('never make 1 a way to throw something away', () => {
    expect([...numbered([], ['pass', 'sell'])]).toEqual([
      ['pass', 2],
      ['sell', 3],
    ])
  })
})

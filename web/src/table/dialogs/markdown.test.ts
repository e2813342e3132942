import { describe, expect, test } from 'vitest'
import { blocks, inlines } from './markdown'

const text = (words: string) => ({ kind: 'text', text: words })

describe('inlines', () => {
  test('strong, emphasis and code', () => {
    expect(inlines('a **b c** and *d* in `e`')).toEqual([
      text('a '),
      { kind: 'strong', text: 'b c' },
      text(' and '),
      { kind: 'em', text: 'd' },
      text(' in '),
      { kind: 'code', text: 'e' },
    ])
  })

  test('ids of rules become links', () => {
    expect(inlines('see H-AUCTION-01a, M-BUILD-13')).toEqual([
      text('see '),
      { kind: 'rule', text: 'H-AUCTION-01a' },
      text(', '),
      { kind: 'rule', text: 'M-BUILD-13' },
    ])
  })

  test('markup stays text', () => {
    expect(inlines('<b onclick="x()">&amp;</b>')).toEqual([text('<b onclick="x()">&amp;</b>')])
    expect(inlines('2 * 3 * 4')).toEqual([text('2 * 3 * 4')])
  })
})

describe('blocks', () => {
  test('lines of a paragraph are joined, an empty line begins another', () => {
    expect(blocks('one\ntwo\n\nthree')).toEqual([
      { kind: 'paragraph', content: [text('one'), text(' '), text('two')] },
      { kind: 'paragraph', content: [text('three')] },
    ])
  })

  test('lists and tables', () => {
    expect(blocks('- a\n- b\n\n| x | y |\n|---|:-:|\n| 1 | 2 |')).toEqual([
      { kind: 'list', items: [[text('a')], [text('b')]] },
      {
        kind: 'table',
        rows: [
          [[text('x')], [text('y')]],
          [[text('1')], [text('2')]],
        ],
      },
    ])
  })

  test('sources are left out', () => {
    expect(blocks('Pay 1 silver. [000 001]')).toEqual([{ kind: 'paragraph', content: [text('Pay 1 silver.')] }])
  })
})

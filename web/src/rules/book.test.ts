import { describe, expect, test } from 'vitest'
import { filtered, pieces, sectionOf, wordsOf, type Book, type Section } from './book'

const span = (text: string) => ({ text, icon: '', strong: false, em: false, to: '' })
const section = (slug: string, title: string, ...texts: [string, string][]): Section => ({
  slug,
  level: 2,
  title,
  blocks: texts.map(([rule, text]) => ({ kind: 'paragraph', rules: [rule], rows: [[[span(text)]]], figure: '' })),
})
const sections = [
  section('gold', 'Gold', ['P-A-01', 'Für Gold gibt es Äpfel.'], ['P-A-02', 'Sonst nichts.']),
  section('end', 'Ende', ['P-B-01', 'Es ist aus.']),
]
const found = (search: string): string[] =>
  filtered(sections, wordsOf(search)).flatMap(({ blocks }) => blocks.flatMap(({ rules }) => rules))

describe('searching the rules', () => {
  test('all words count, without case and accents, and the title with them', () => {
    expect(found('')).toEqual(['P-A-01', 'P-A-02', 'P-B-01'])
    expect(found('apfel FUR')).toEqual(['P-A-01'])
    expect(found('gold nichts')).toEqual(['P-A-02'])
    expect(found('p-b-01')).toEqual(['P-B-01'])
    expect(found('silber')).toEqual([])
  })

  test('what was found stands out', () => {
    const marked = (text: string, search: string): string =>
      pieces(text, wordsOf(search))
        .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
        .join('')
    expect(marked('Äpfel und Apfelmus', 'apfel')).toBe('[Äpfel] und [Apfel]mus')
    expect(marked('Straße', 'ass ss')).toBe('Straße')
    expect(marked('nichts', '')).toBe('nichts')
  })

  test('a rule is found in its section', () => {
    const book: Book = { game: 'sample', lang: 'de', title: '', sections }
    expect(sectionOf(book, 'p-a-02')?.slug).toBe('gold')
    expect(sectionOf(book, 'P-C-01')).toBeNull()
  })
})

import { expect, test } from 'vitest'
import type { Block, Book, Section, Span } from './book'
import { excerpts, isLegend } from './excerpts'

const span = (text: string, icon = ''): Span => ({ text, icon, strong: false, em: false, to: '' })
const list = (...icons: string[]): Block => ({
  kind: 'list',
  rules: [],
  figure: '',
  rows: icons.map((icon) => [[span('', icon), span(` ${icon}`)]]),
})
const section = (slug: string, ...blocks: Block[]): Section => ({ slug, level: 2, title: slug, blocks })
const book: Book = {
  game: 'g',
  lang: 'en',
  title: 'G',
  sections: [section('goal'), section('symbols', list('cow', 'gate', 'river')), section('turn')],
}
const slugs = (sections: Section[]): string[] => sections.map(({ slug }) => slug)

test('sections come as they are named; those that are not there are left out', () => {
  expect(slugs(excerpts(book, [{ slug: 'turn' }, { slug: 'nothing' }, { slug: 'goal' }]))).toEqual(['turn', 'goal'])
})

test('a game that names none shows what most rulebooks have', () => {
  expect(slugs(excerpts(book))).toEqual(['turn', 'symbols'])
})

test('symbols of what is not in play are left out', () => {
  const [symbols] = excerpts(book, [{ slug: 'symbols', without: new Set(['gate', 'river']) }])
  expect(symbols!.blocks[0]!.rows).toHaveLength(1)
  expect(book.sections[1]!.blocks[0]!.rows).toHaveLength(3)
})

test('a list of symbols is a legend', () => {
  expect(isLegend(list('cow', 'gate', 'river'))).toBe(true)
  expect(isLegend(list('cow', '', 'river'))).toBe(false)
  expect(isLegend({ ...list('cow', 'gate', 'river'), kind: 'table' })).toBe(false)
})

/** The rules of a game as a text to read: fetched once in each language, searched here. */
import { get, Refusal } from '../lib/api'
import type { components } from '../lib/schema'
import { locale } from '../lib/texts.svelte'

type Schemas = components['schemas']
export type Book = Schemas['RulebookInfo']
export type Section = Schemas['RulebookSection']
export type Block = Schemas['RulebookBlock']
export type Span = Schemas['RulebookSpan']

const asked = new Map<string, Promise<Book | null>>()

/** The rules of a game in the reader's language; null where nobody has written them. */
export function loadBook(game: string): Promise<Book | null> {
  const key = `${game} ${locale.lang}`
  let answer = asked.get(key)
  if (!answer) {
    answer = get<Book>(`/api/rulebooks/${encodeURIComponent(game)}`).catch((refusal: unknown) => {
      if (refusal instanceof Refusal && refusal.key === 'not-found') return null
      asked.delete(key) // the next one asks again
      throw refusal
    })
    asked.set(key, answer)
  }
  return answer
}

export const tells = (block: Block, rule: string): boolean =>
  block.rules.some((id) => id.toUpperCase() === rule.toUpperCase())

/** The section that tells a rule first; null if none does. */
export const sectionOf = (book: Book, rule: string): Section | null =>
  book.sections.find(({ blocks }) => blocks.some((block) => tells(block, rule))) ?? null

/** Letters without case and accents, one for each letter of the text, so that places in both are the same. */
export const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text[at]!.normalize('NFD')[0]!.toLowerCase()[0] ?? ' ').join('')

/** The words of a search. */
export const wordsOf = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean)

const textOf = (block: Block): string => [...block.rows.flat(2).map(({ text }) => text), ...block.rules].join(' ')

/** The sections with only those blocks that have all the words, in their own text or in the title above. */
export function filtered(sections: readonly Section[], words: readonly string[]): Section[] {
  if (words.length === 0) return [...sections]
  return sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => {
        const text = folded(`${section.title} ${textOf(block)}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ blocks }) => blocks.length > 0)
}

export interface Piece {
  text: string
  isFound: boolean
}

/** A text in pieces, those that a search has found among them. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const plain = folded(text)
  const found: Piece[] = []
  let last = 0
  for (let at = 0; at < plain.length;) {
    const length = Math.max(0, ...words.filter((word) => plain.startsWith(word, at)).map((word) => word.length))
    if (length === 0) {
      at += 1
      continue
    }
    if (at > last) found.push({ text: text.slice(last, at), isFound: false })
    found.push({ text: text.slice(at, at + length), isFound: true })
    last = at += length
  }
  if (last < text.length) found.push({ text: text.slice(last), isFound: false })
  return found
}

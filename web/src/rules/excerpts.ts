/** Parts of the rules for a reference card: the sections that a game names, without what is not in play. */
import type { Excerpt } from '../games/registry'
import type { Block, Book, Section } from './book'

/** Sections that most rulebooks have, for games that name none. */
const USUAL: readonly Excerpt[] = [{ slug: 'turn' }, { slug: 'round' }, { slug: 'end' }, { slug: 'symbols' }]

function filtered(block: Block, without: ReadonlySet<string>): Block {
  if (block.kind !== 'list') return block
  return { ...block, rows: block.rows.filter(([item]) => !item!.some(({ icon }) => without.has(icon))) }
}

/** The sections of a reference card, in the order in which they are named. */
export function excerpts(book: Book, wanted: readonly Excerpt[] = USUAL): Section[] {
  return wanted.flatMap(({ slug, without }) => {
    const section = book.sections.find((each) => each.slug === slug)
    if (!section) return []
    return { ...section, blocks: without ? section.blocks.map((block) => filtered(block, without)) : section.blocks }
  })
}

/** Whether a list explains symbols, one an item: it is set in columns. */
export const isLegend = (block: Block): boolean =>
  block.kind === 'list' && block.rows.length > 2 && block.rows.every(([item]) => item?.[0]?.icon)

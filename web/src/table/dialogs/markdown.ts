/** A parser for the Markdown of the rule ledgers. Markdown.svelte draws its blocks, so no foreign text becomes markup. */
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; text: string }
export type Block =
  { kind: 'paragraph'; content: Inline[] } | { kind: 'list'; items: Inline[][] } | { kind: 'table'; rows: Inline[][][] }

// Rule ids ("H-AUCTION-01a") become links to the rule.
const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\*(\S.*?)\*|\b([A-Z]+-[A-Z]+-\d+[a-z]?)\b/g

export function inlines(text: string): Inline[] {
  const found: Inline[] = []
  let last = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > last) found.push({ kind: 'text', text: text.slice(last, match.index) })
    const [all, strong, code, em, rule] = match
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else found.push({ kind: 'rule', text: rule! })
    last = match.index + all.length
  }
  if (last < text.length) found.push({ kind: 'text', text: text.slice(last) })
  return found
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlines(cell.trim()))

/** Which rulebooks a rule stands in ("[000 001 002]") is of use to those who keep the ledger, not to players. */
const SOURCES = / ?\[\d{3}(?: \d{3})*\]/g

export function blocks(text: string): Block[] {
  const found: Block[] = []
  for (const line of text
    .replace(SOURCES, '')
    .split('\n')
    .map((raw) => raw.trim())) {
    const last = found.at(-1)
    if (!line) found.push({ kind: 'paragraph', content: [] })
    else if (line.startsWith('|')) {
      if (/^[|\s:-]+$/.test(line)) continue
      if (last?.kind === 'table') last.rows.push(cells(line))
      else found.push({ kind: 'table', rows: [cells(line)] })
    } else if (/^[-*] /.test(line)) {
      if (last?.kind === 'list') last.items.push(inlines(line.slice(2)))
      else found.push({ kind: 'list', items: [inlines(line.slice(2))] })
    } else if (last?.kind === 'paragraph') {
      if (last.content.length) last.content.push({ kind: 'text', text: ' ' })
      last.content.push(...inlines(line))
    } else found.push({ kind: 'paragraph', content: inlines(line) })
  }
  return found.filter((block) => block.kind !== 'paragraph' || block.content.length > 0)
}

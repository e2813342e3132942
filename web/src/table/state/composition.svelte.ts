/**
 * An amount that is put together from pieces: workers to send, goods of choice, a payment. Every composition is one of
 * the legal actions; a piece can be added as long as some action has it.
 */
import type { LegalAction } from '../../lib/types'

type Counts = ReadonlyMap<string, number>

/** The pieces that an action is about, if it is about pieces and nothing else. */
export function piecesOf(action: LegalAction): string[] | null {
  const about = Object.entries(action.fields).filter(([name]) => name !== 'action')
  return about.length === 1 && Array.isArray(about[0]![1]) ? (about[0]![1] as string[]) : null
}

function counted(pieces: readonly string[]): Counts {
  const counts = new Map<string, number>()
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return counts
}

const has = (option: Counts, wanted: Counts): boolean =>
  [...wanted].every(([piece, n]) => (option.get(piece) ?? 0) >= n)

export class Composition {
  /** The pieces taken, the latest last. */
  taken = $state.raw<readonly string[]>([])
  readonly pieces: readonly string[]
  private suggested = 0 // so many of the pieces taken first were suggested
  private readonly options: readonly { action: LegalAction; counts: Counts; size: number }[]

  constructor(actions: readonly LegalAction[], suggested: LegalAction | null = null) {
    this.options = actions.map((action) => {
      const pieces = piecesOf(action) ?? []
      return { action, counts: counted(pieces), size: pieces.length }
    })
    this.pieces = [...new Set(actions.flatMap((action) => piecesOf(action) ?? []))]
    this.taken = suggested ? (piecesOf(suggested) ?? []) : []
    this.suggested = suggested ? Math.max(1, this.taken.length) : 0
  }

  /** Whether nothing of it was suggested, so that the last piece of a complete amount says everything. */
  get isFresh(): boolean {
    return this.suggested === 0
  }

  /** Whether nothing can be added any more. */
  get isFull(): boolean {
    const counts = counted(this.taken)
    return !this.options.some(({ counts: option, size }) => size > this.taken.length && has(option, counts))
  }

  /** The legal action that has exactly these pieces. */
  readonly action = $derived.by((): LegalAction | null => {
    const counts = counted(this.taken)
    const found = this.options.find(({ size, counts: option }) => size === this.taken.length && has(option, counts))
    return found?.action ?? null
  })

  count(piece: string): number {
    return this.taken.filter((other) => other === piece).length
  }

  /** Whether some action has one more of a piece, be it without others. */
  canAdd(piece: string): boolean {
    const n = this.count(piece) + 1
    return this.options.some(({ counts }) => (counts.get(piece) ?? 0) >= n)
  }

  /** Add a piece; where there is no room for it, the pieces taken first make room. */
  add(piece: string): void {
    if (!this.canAdd(piece)) return
    const kept = [...this.taken]
    while (!this.options.some(({ counts }) => has(counts, counted([...kept, piece])))) {
      const first = Math.max(
        0,
        kept.findIndex((other) => other !== piece),
      )
      kept.splice(first, 1)
      this.forget(first)
    }
    this.taken = [...kept, piece]
  }

  /** As many of a piece as there can be. */
  fill(piece: string): void {
    while (this.canAdd(piece)) this.add(piece)
    if (this.taken.every((other) => other === piece)) this.suggested = 0
  }

  /** A piece is given up. */
  private forget(index: number): void {
    if (index < this.suggested) this.suggested--
  }

  remove(piece: string): void {
    const last = this.taken.lastIndexOf(piece)
    if (last < 0) return
    this.taken = this.taken.toSpliced(last, 1)
    this.forget(last)
  }
}

/**
 * The moves of a study as a tree. Every move has a number: those of the record come first, then those that were added, in
 * their order; 0 is the beginning. The first move after another is the main one, the others are variations.
 */
import type { Branch, Mark, Note, StudiedMove } from './types'

/** Where a position is: after so many moves of the record, and then these. */
export interface Place {
  at: number
  moves: string[]
}

export class Tree {
  moves = $state.raw<readonly StudiedMove[]>([])
  notes = $state.raw<ReadonlyMap<number, Note>>(new Map())
  at = $state(0) // the move that is shown

  constructor(
    readonly length: number, // of the record
    moves: readonly StudiedMove[],
    notes: readonly Note[] = [],
    at = 0,
  ) {
    this.moves = moves
    this.notes = new Map(notes.map((note) => [note.move, note]))
    this.go(at)
  }

  /** The moves after each move, the main one first. */
  private readonly followers = $derived.by(() => {
    const found: number[][] = Array.from({ length: this.moves.length + 1 }, () => [])
    for (const [index, { after }] of this.moves.entries()) found[after]!.push(index + 1)
    return found
  })

  after = (number: number): readonly number[] => this.followers[number] ?? []

  move = (number: number): StudiedMove | null => this.moves[number - 1] ?? null

  /** The numbers of the moves that lead to one, itself included. */
  path(to = this.at): number[] {
    const found: number[] = []
    for (let number = to; number > 0; number = this.moves[number - 1]!.after) found.push(number)
    return found.reverse()
  }

  place(of = this.at): Place {
    const path = this.path(of)
    const added = path.filter((number) => number > this.length)
    return {
      at: path.findLast((number) => number <= this.length) ?? 0,
      moves: added.map((number) => this.moves[number - 1]!.notation),
    }
  }

  /** How many moves lead to one. */
  depth = (number: number): number => this.path(number).length

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.moves.length, Math.round(to) || 0))
  }

  /** Go to a move after the one shown, which is added if it is new. */
  play(move: Omit<StudiedMove, 'after'>): void {
    const known = this.after(this.at).find((number) => this.moves[number - 1]!.notation === move.notation)
    if (known === undefined) this.moves = [...this.moves, { ...move, after: this.at }]
    this.go(known ?? this.moves.length)
  }

  back(): void {
    this.go(this.move(this.at)?.after ?? 0)
  }

  on(): void {
    this.go(this.after(this.at)[0] ?? this.at)
  }

  /** To the end of the line that goes on from here. */
  last(): void {
    for (let next = this.after(this.at)[0]; next !== undefined; next = this.after(next)[0]) this.go(next)
  }

  /** To the next variation beside the move shown, or the one before it. */
  beside(by: 1 | -1): void {
    const shown = this.move(this.at)
    if (!shown) return
    const all = this.after(shown.after)
    this.go(all[all.indexOf(this.at) + by] ?? this.at)
  }

  canRemove = (number: number): boolean => number > this.length

  /** Remove a move that was added, with all that comes after it; the others are numbered anew. */
  remove(number: number): void {
    if (!this.canRemove(number)) return
    const gone = new Set([number])
    for (const [index, { after }] of this.moves.entries()) if (gone.has(after)) gone.add(index + 1)
    const back = this.move(number)!.after
    const left = this.moves.map((_, index) => index + 1).filter((each) => !gone.has(each))
    const renamed = new Map([[0, 0], ...left.map((old, index): [number, number] => [old, index + 1])])
    const at = gone.has(this.at) ? back : this.at
    const moves = left.map((old) => {
      const move = this.moves[old - 1]!
      return { ...move, after: renamed.get(move.after)! }
    })
    const notes = [...this.notes.values()].filter((note) => renamed.has(note.move))
    this.moves = moves
    this.notes = new Map(notes.map((note) => [renamed.get(note.move)!, { ...note, move: renamed.get(note.move)! }]))
    this.at = renamed.get(at)!
  }

  /** Say something about a move; a note that says nothing is none. */
  annotate(number: number, change: { mark?: Mark; comment?: string }): void {
    const note = { move: number, mark: '' as Mark, comment: '', ...this.notes.get(number), ...change }
    const notes = new Map(this.notes)
    if (note.mark || note.comment.trim()) notes.set(number, note)
    else notes.delete(number)
    this.notes = notes
  }

  get branches(): Branch[] {
    return this.moves.slice(this.length).map(({ after, notation }) => ({ after, move: notation }))
  }

  get allNotes(): Note[] {
    return [...this.notes.values()].sort((one, other) => one.move - other.move)
  }

  /** Whether anything was added to the record. */
  get isChanged(): boolean {
    return this.moves.length > this.length || this.notes.size > 0
  }
}

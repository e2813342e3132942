import { expect, test } from 'vitest'
import { Tree } from './tree.svelte'
import type { StudiedMove } from './types'

const move = (notation: string, seat: number | null = 0): Omit<StudiedMove, 'after'> => ({
  seat,
  notation,
  text: notation,
})
const record = ['a', 'b', 'c'].map((notation, after): StudiedMove => ({ ...move(notation), after }))
const grown = (): Tree => {
  const tree = new Tree(3, record)
  tree.go(1)
  tree.play(move('x')) // 4
  tree.play(move('y', null)) // 5
  tree.go(1)
  tree.play(move('z')) // 6
  return tree
}

test('a new move is a variation, and one that is there is only gone to', () => {
  const tree = grown()
  expect([tree.at, tree.after(1), tree.path()]).toEqual([6, [2, 4, 6], [1, 6]])
  tree.go(1)
  tree.play(move('b'))
  expect([tree.at, tree.moves.length]).toEqual([2, 6])
})

test('a place is the last move of the record on the way, and what was added after it', () => {
  const tree = grown()
  expect(tree.place(5)).toEqual({ at: 1, moves: ['x', 'y'] })
  expect(tree.place(3)).toEqual({ at: 3, moves: [] })
  expect(tree.place(0)).toEqual({ at: 0, moves: [] })
})

test('one walks back, on, to the end of a line and from one variation to the next', () => {
  const tree = grown()
  tree.go(4)
  tree.last()
  expect(tree.at).toBe(5)
  tree.back()
  tree.beside(1)
  expect(tree.at).toBe(6)
  tree.beside(1)
  expect(tree.at).toBe(6)
  tree.beside(-1)
  tree.beside(-1)
  expect(tree.at).toBe(2)
  tree.on()
  tree.on()
  expect(tree.at).toBe(3)
  tree.go(0)
  tree.back()
  tree.beside(1)
  expect(tree.at).toBe(0)
})

test('a move goes with all that comes after it, and the others close up with their notes', () => {
  const tree = grown()
  tree.annotate(6, { mark: '!?', comment: 'Why not?' })
  tree.annotate(5, { comment: 'gone' })
  tree.go(5)
  tree.remove(4)
  expect(tree.at).toBe(1)
  expect(tree.branches).toEqual([{ after: 1, move: 'z' }])
  expect(tree.allNotes).toEqual([{ move: 4, mark: '!?', comment: 'Why not?' }])
})

test('the moves of the record stay', () => {
  const tree = grown()
  tree.remove(2)
  expect([tree.canRemove(2), tree.moves.length]).toEqual([false, 6])
})

test('a note that says nothing is none', () => {
  const tree = grown()
  tree.annotate(2, { mark: '?' })
  tree.annotate(2, { comment: 'Too slow.' })
  expect(tree.notes.get(2)).toEqual({ move: 2, mark: '?', comment: 'Too slow.' })
  tree.annotate(2, { mark: '' })
  tree.annotate(2, { comment: ' ' })
  expect(tree.allNotes).toEqual([])
})

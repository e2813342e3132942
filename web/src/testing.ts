/** Builders of what the server sends, for tests: each fills in what a test does not care about. */
import type { Entry, GameEvent, LegalAction } from './lib/types'
import type { Frame } from './replay/types'

let number = 0

/** A legal action by its move in notation, e.g. "bid 1 3" with `{ action: 'bid', space: 1, silver: 3 }`. */
export const legal = (move: string, fields: Record<string, unknown> = {}, rest: Partial<LegalAction> = {}): LegalAction => ({
  action: number++,
  move,
  fields: { action: move.split(' ')[0], ...fields },
  text: move,
  change: {},
  extra: false,
  ...rest,
}) // prettier-ignore

/** An entry of the log of a table. */
export const entry = (seq: number, kind: Entry['kind'], rest: Partial<Entry> = {}): Entry => ({
  seq,
  at: seq,
  kind,
  seat: 0,
  action: null,
  move: null,
  events: null,
  text: null,
  data: null,
  ...rest,
})

export const event = (name: string, fields: Record<string, unknown> = {}): GameEvent => ({
  event: name,
  seat: 0,
  text: name,
  words: {},
  ...fields,
})

/** The frames of a replay, one for each list of scores; the turn passes on with every frame. */
export const frames = (...scores: number[][]): Frame[] =>
  scores.map((now, move) => ({
    move,
    seat: move === 0 ? null : (move - 1) % now.length,
    notation: null,
    action: null,
    text: `move ${move}`,
    events: [],
    turn: move % now.length,
    prompt: null,
    view: {},
    scores: now,
  }))

/** What an editor of positions knows of a game: what a click on its board can change. The rules stay with the server. */
import type { AnyView, Json } from '../lib/types'

/** A position as the server dumps it (docs/position.md). */
export type Position = Json
export type Path = readonly (string | number)[]

/** Something that can be done at a place of the board: a picture, words, and the position it leads to. */
export interface Choice {
  text: string
  icon?: string
  seat?: number // whose colour it has
  isOn?: boolean // it is so already
  position: Position
}

/** What can be changed at a place of the board: by one click, and values to enter. */
export interface Place {
  choices: Choice[]
  fields: Path[]
}

export interface Editing {
  /** The spots of the board at which something can be changed. */
  spots(view: AnyView, seat: number): string[]
  /** What can be changed at a spot, seen from a seat. */
  at(spot: string, position: Position, view: AnyView, seat: number, nameOf: (seat: number) => string): Place
  /** The position with the pieces that nobody has in the supply; `first` is the position the game begins with. */
  balanced?(position: Position, first: Position): Position
  /** The position at the beginning of a turn of a seat. */
  turnOf?(position: Position, seat: number, first: Position): Position
}

type Holder = Record<string | number, unknown>

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** The value at a path; undefined where there is none. */
export function valueAt(position: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isHolder(value) ? value[key] : undefined), position)
}

/** A position with another value at a path; `undefined` takes the value away. What is not on the path is shared. */
export function withValue<T>(position: T, path: Path, value: unknown): T {
  const [key, ...rest] = path
  if (key === undefined) return value as T
  const copy = (Array.isArray(position) ? [...(position as unknown[])] : { ...position }) as Holder
  const changed = rest.length > 0 ? withValue(copy[key], rest, value) : value
  if (changed !== undefined) copy[key] = changed
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete copy[key]
  return copy as T
}

/** The path in the server's words, such as seats[1].workers.copper, as a path. */
export const pathOf = (words: string): Path =>
  [...words.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) => (index === undefined ? key! : Number(index)))

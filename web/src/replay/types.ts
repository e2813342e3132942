/** A game played back, as the server tells it (docs/protocol.md), with what the schema leaves open filled in. */
import type { components } from '../lib/schema'

type Schemas = components['schemas']

export type ScoreItem = Schemas['ScoreItem']
export type Frame = Schemas['Frame']
export type Replay = Omit<Schemas['Replay'], 'result'> & { result: Result | null }

export interface Result {
  scores: number[]
  winners: number[] // seats
  ending: string
  text: string
  items: ScoreItem[]
}

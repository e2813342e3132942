/** What the server says of studies and positions (docs/protocol.md). */
import type { components } from '../lib/schema'
import type { AnyView, GameEvent, LegalAction } from '../lib/types'
import type { Result } from '../replay/types'

type Schemas = components['schemas']

export type StudyInfo = Schemas['StudyInfo']
export type StudiedMove = Schemas['StudiedMoveInfo']
export type Note = Schemas['NoteInfo']
export type Mark = NonNullable<Note['mark']>
export type Branch = Schemas['BranchInfo']
export type Outcome = Schemas['OutcomeInfo']
export type Searched = Schemas['Searched']
export type SearchedMove = Schemas['SearchedMove']
export type KeptStudy = Schemas['KeptStudyInfo']
export type Opening = Schemas['OpeningRequest']
export type Position = Omit<Schemas['PositionInfo'], 'view' | 'legal' | 'events' | 'result'> & {
  view: AnyView
  legal: LegalAction[]
  events: GameEvent[]
  result: Result | null
}

export const MARKS: Mark[] = ['!!', '!', '!?', '?!', '?', '??']

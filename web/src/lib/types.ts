/** Names for the generated types that the page uses most. */
import type { components as messages } from './messages'
import type { components } from './schema'
import type { View } from './views'

type Schemas = components['schemas']
type Messages = messages['schemas']

export type Json = Record<string, unknown>
export type TableInfo = Messages['TableInfo']
export type SeatInfo = Messages['SeatInfo']
export type Update = Messages['Update']
export type Entry = Messages['EntryInfo']
/** What happened, as far as it is the same for every kind of event; a game's own schema.d.ts has the ids and numbers. */
export type GameEvent = Messages['EventInfo']
export type LegalAction = Messages['LegalAction']
export type TurnInfo = Messages['TurnInfo']
export type CanInfo = Messages['CanInfo']
export type SeatClock = Messages['SeatClock']
export type ChatLine = Messages['Message']
export type FromClient = Messages['FromClient']
export type FromServer =
  | Update
  | Messages['LogMessage']
  | Messages['OkMessage']
  | Messages['ErrorMessage']
  | Messages['TableMessage']
  | Messages['TurnMessage']
  | Messages['ChatMessage']
  | Messages['WhyMessage']
  | Messages['OutlookMessage']
  | Messages['WaysMessage']
  | Messages['PongMessage']
/** What moves would lead to, and what becomes possible after a few trades. */
export type Outlook = Messages['OutlookMessage']
export type Way = Messages['WayInfo']
export type ErrorDetail = Messages['ErrorDetail']
export type GameInfo = Schemas['GameInfo']
export type OptionInfo = Schemas['OptionInfo']
export type TableRequest = Schemas['TableRequest']
export type MyTable = Schemas['MyTable']
export type Why = { legal: boolean; rule: string | null; text: string | null }

/** A lesson with its texts, the lessons of a game, one of these in a list, and how far one has come. */
export type Lesson = Schemas['LessonInfo']
export type Course = Schemas['Course']
export type LessonLine = Schemas['LessonLine']
export type LessonStep = Schemas['LessonStep']
export type LessonProgress = Messages['LessonProgress']
export type Advice = Schemas['Advice']
export type ChancesNow = Schemas['ChancesNow']
export type HintInfo = Schemas['HintInfo']
export type HintReason = Schemas['ReasonInfo']

/** The puzzles, how one looks, and what comes of a try; the replay of a solution has what the schema leaves open. */
export type PuzzleOverview = Schemas['PuzzleOverview']
export type PuzzlesOfGame = Schemas['PuzzlesOfGame']
export type PuzzleInfo = Schemas['PuzzleInfo']
export type PuzzleAnswer = Schemas['PuzzleAnswer']
export type PuzzleSolution = Schemas['PuzzleSolution']

/** A view as far as it is the same in every game; a game's own schema.d.ts says the rest. */
export type AnyView = View

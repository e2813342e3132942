/**
 * The games that the page can draw. Each folder games/NAME exports a `GameDefinition`, and nothing else of the page names
 * a game. A game without such a folder is drawn from its view alone (generic.ts).
 */
import type { Component } from 'svelte'
import type { Editing } from '../editor/editing'
import { locale } from '../lib/texts.svelte'
import type { GameEvent, AnyView, Json, LegalAction, LessonProgress } from '../lib/types'
import type { Motion } from '../table/state/stage.svelte'
import type { Automation } from './automations'

/** Where an event happened, and the pieces that moved. */
export interface EventPlace {
  spots: string[]
  motions: Motion[]
}

export interface PanelName {
  id: string
  title: string // key of its title
  icon: string
}

/** How the events of a game are told in the log and in the strip of turns. */
export interface Telling {
  /** Kinds of events that are told together if they come in a row, by the word of their sentence that becomes a list. */
  lists: Readonly<Record<string, string>>
  /** Whether an event only says again what the one before it has said. */
  repeats(event: GameEvent, before: GameEvent, view: AnyView): boolean
  /** Kinds of events that a turn in one line does without. */
  minor: ReadonlySet<string>
  /** Kinds of events that happen to who has no choice, with the key of what is said then: what it was, and why. */
  forced: Readonly<Record<string, string>>
}

/** A big button of the bar, e.g. "Work": it lights the spots of its families, or acts where there is but one action. */
export interface MainChoice {
  id: string
  question: string // choices of one question stand together, so that each keeps its place while another is impossible
  text: string // key of its words
  icon: string
  families: readonly string[]
}

/** The next decision of a sequence, found among what is legal then; null: the reader is asked. */
export type Step = (legal: readonly LegalAction[], view: AnyView) => LegalAction | null

/**
 * One click that stands for an action and what follows: the steps take the place of `follow`. `moves` are all of it, where
 * they are known; `isGoal`: what obviously follows the last of them is done too.
 */
export type Combined = LegalAction & { then: Step[]; moves?: string[]; texts?: string[]; isGoal?: boolean }

export interface Shortcut {
  spot: string
  action: Combined
}

/** What a game may look at to say what follows an action. */
export interface Decided {
  readonly view: AnyView | null
  readonly seat: number | null
  readonly lesson?: LessonProgress | null // learners are asked everything
}

/** A plan that a click on the board may mean while others decide, and ways to end it. */
export interface PlanOffer {
  text: string // what is prepared, with the things named
  ways: { text: string; plan: Json }[]
}

/** A line of an explaining card: what a thing needs or brings, in icons and in words. */
export interface ExplainedRow {
  kind: 'needs' | 'takes' | 'brings' | 'note'
  icons?: [icon: string, n: number][]
  text: string
}

/** What the explaining card of a thing on the board says; what can be done with it now is added by the card itself. */
export interface Explanation {
  icon: string
  title: string
  about: string // what it is, in a sentence or two
  rows: ExplainedRow[]
  rule: string // the id of the paragraph of the rules
}

/** What explanations need beyond the view. */
export interface ExplainContext {
  seat: number | null // whose table it is; null: a spectator's
  nameOf: (seat: number) => string
}

/** What a first-sight card can go by. */
export interface Sight {
  view: AnyView
  seat: number // whose table it is
  legal: readonly LegalAction[] // what this seat may decide now
  events: readonly GameEvent[] // since the last turn of this seat began, that turn included
}

/** Something that one sentence explains when it comes up for the first time. */
export interface First {
  id: string // under which the browser keeps that it was shown
  text: string // key of the sentence
  rule: string // the id of the paragraph of the rules that says more
  when(sight: Sight): boolean
}

/** A section of the rules to read that belongs on the reference card. */
export interface Excerpt {
  slug: string
  without?: ReadonlySet<string> // icons whose lines are left out: of what is not in play
}

export interface GameDefinition {
  id: string
  /** The component of the whole table; it reads the stage from its context and lays out panels (table/board/Board.svelte). */
  Table: Component
  /** The poster on the home page. */
  Poster: Component
  /** The panels of the table, in their order on a phone. */
  panels(view: AnyView): PanelName[]
  /** The spots that stand for an action, the best known first. */
  spots(action: LegalAction, view: AnyView): string[]
  /** The move in notation to ask about when nothing is possible at a spot; null: there is nothing to ask. */
  moveAt(spot: string, view: AnyView, seat: number | null): string | null
  /** The plan that a click on a spot offers while somebody else decides; null or no such function: none. */
  planAt?(spot: string, view: AnyView, seat: number): PlanOffer | null
  /** The id of the panel that a spot is on. */
  panelOf(spot: string): string
  /** Where an event happened, and the pieces that moved. */
  locate(event: GameEvent, view: AnyView): EventPlace
  /** How events are put into words. */
  telling: Telling
  /** What a seat holds, by the keys of a legal action's `change`; null where it is hidden. */
  holdings(view: AnyView, seat: number): Record<string, number> | null
  /** The icon and the name of a key of `change`. */
  icon(holding: string): string
  label(holding: string): string
  /** What a game counts up instead of a stock that runs out: how far a seat is, of how many, and the key it stands for. */
  progress?(view: AnyView, seat: number): { icon: string; n: number; all: number; instead: string } | null
  /** Keys of `change` of which less is better, such as debts. */
  burdens?: ReadonlySet<string>
  /** What a spot, or another thing that is marked with `data-explain`, is; null: there is nothing to say. */
  explain(name: string, view: AnyView, context: ExplainContext): Explanation | null
  /** Warnings before the turn is confirmed, e.g. of idle workers. */
  warnings(view: AnyView, seat: number): string[]
  /** What newcomers are told when it first comes up; of several the first in this order. */
  firsts?: readonly First[]
  /** What a click on the board changes in an editor of positions; without it values are entered one by one. */
  editing?: () => Promise<Editing>
  /** What stands on the reference card, as played here. */
  reference?(view: AnyView): Excerpt[]
  /** Decisions that the page makes by itself for those who like that. */
  automations: readonly Automation[]
  /** Families of actions that say that there is nothing more to do; they stand at the end of the bar. */
  endings: ReadonlySet<string>
  /** Those of them that end a turn, for good; the page ends it by itself if nothing else is left but trades. */
  turnEnds?: ReadonlySet<string>
  /** Families of actions that lead on to another turn instead: they do not keep one from ending by itself. */
  leadsOn?: ReadonlySet<string>
  /** Families of actions after which nothing can be taken back: never done with others before them unseen. */
  reveals?: ReadonlySet<string>
  /** Families of actions that are one thing within a turn: taken back and done again together. */
  undoTogether: ReadonlySet<string>

  // --- how the bar offers what is legal, and what follows by itself ---

  /** The main choices of a question, as big buttons that light their spots. */
  choices: readonly MainChoice[]
  /** Families that give something up; none of them ever gets the key 1. */
  givesUp: ReadonlySet<string>
  /** What is obvious after an action, question by question; it is taken back together with the action. */
  follow?(action: LegalAction, stage: Decided): Step[]
  /** An action as the last one of its turn, where that is a decision of its own; its card offers it. */
  closing?(action: LegalAction): Combined | null
  /** Spots that stand for several decisions at once. */
  shortcuts?(legal: readonly LegalAction[], view: AnyView, seat: number | null): Shortcut[]
  /** The amount to begin with, of those that can be composed. */
  suggest?(amounts: readonly LegalAction[], view: AnyView, seat: number | null): LegalAction | null
}

const own = import.meta.glob<{ game: GameDefinition }>('./*/index.ts')

export async function loadGame(id: string): Promise<GameDefinition> {
  const load = own[`./${id}/index.ts`]
  if (load) return (await load()).game
  await locale.extend(id)
  return (await import('./generic')).generic(id)
}

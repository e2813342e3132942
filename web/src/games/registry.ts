/**
 * The games that the page can draw. Each folder games/NAME exports a `GameDefinition`, and nothing else of the page names
 * a game. A game without such a folder is drawn from its view alone (generic.ts).
 */
import type { Component } from 'svelte'
import { locale } from '../lib/texts.svelte'
import type { AnyView, GameEvent, LegalAction } from '../lib/types'
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
  /** The id of the panel that a spot is on. */
  panelOf(spot: string): string
  /** Where an event happened, and the pieces that moved. */
  locate(event: GameEvent, view: AnyView): EventPlace
  /** What a seat holds, by the keys of a legal action's `change`; null where it is hidden. */
  holdings(view: AnyView, seat: number): Record<string, number> | null
  /** The icon and the name of a key of `change`. */
  icon(holding: string): string
  label(holding: string): string
  /** Warnings before the turn is confirmed, e.g. of idle workers. */
  warnings(view: AnyView, seat: number): string[]
  /** Decisions that the page makes by itself for those who like that. */
  automations: readonly Automation[]
  /** Families of actions that say that there is nothing more to do. */
  endings: ReadonlySet<string>
  /** Families of actions that are one thing within a turn: taken back and done again together. */
  undoTogether: ReadonlySet<string>
}

const own = import.meta.glob<{ game: GameDefinition }>('./*/index.ts')

export async function loadGame(id: string): Promise<GameDefinition> {
  const load = own[`./${id}/index.ts`]
  if (load) return (await load()).game
  await locale.extend(id)
  return (await import('./generic')).generic(id)
}

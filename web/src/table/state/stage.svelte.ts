/**
 * The stage: the state that boards draw and the place where they report clicks. A running table (live.svelte.ts) and a
 * replay (replay/replay.svelte.ts) fill it in alike. It knows no rules: what may be done is the list `legal` that the
 * server sent.
 *
 * A spot is a place on the board with a name of its own ("field:e5", "bid:cow:4"). The game's targets.ts says which
 * spots stand for an action, and which move to ask about when a spot is clicked that stands for none.
 */
import { getContext, setContext } from 'svelte'
import type { GameDefinition } from '../../games/registry'
import type { AnyView, GameEvent, Json, LegalAction, TurnInfo, Why } from '../../lib/types'
import { keepHighlighted } from '../board/highlight.svelte'
import { Parts } from './parts.svelte'

/** Who plays a seat. */
export interface Player {
  seat: number
  colour: string
  name: string // what to call them: a person's or a bot's name
  you: boolean
  bot: boolean
}

/** A piece that flies over the board from one place to another. */
export interface Motion {
  icon: string
  from: string
  to: string
  seat?: number // whose colour it has
}

/** The answer to "Why not?" at a spot. */
export interface Refused {
  spot: string
  why: Why | null // null: the server is being asked
}

export abstract class Stage {
  game = $state.raw<GameDefinition>(undefined as unknown as GameDefinition)
  private parts = new Parts<AnyView>()
  private hasView = $state(false)
  seat = $state<number | null>(null) // whose view this is; null: a spectator's
  players = $state.raw<Player[]>([])
  turn = $state.raw<TurnInfo>({ actor: null, awaits: 'seats', prompt: null, thinking: false })
  legal = $state.raw<LegalAction[]>([])
  busy = $state(false) // a request is on its way
  frozen = $state(false) // nothing can be decided just now: no connection, or the device is being handed over
  hovered = $state.raw<LegalAction | null>(null) // the action that the pointer or the focus is on
  chosen = $state.raw<LegalAction | null>(null) // picked, and waits for a second click
  menu = $state.raw<{ spot: string; actions: LegalAction[] } | null>(null) // the menu of a spot that stands for several actions
  refused = $state.raw<Refused | null>(null) // the last "Why not?"
  marked = $state.raw<ReadonlySet<string>>(new Set()) // spots that the log points at
  explaining = $state(false) // keyboard: every spot can be reached, to ask "Why not?"
  /** Set by a board that collects several decisions before it sends them: it gets every action picked instead of `act`. */
  intercept: ((action: LegalAction) => Promise<void>) | null = null
  /** Called with what has just happened, for animation; `own`: whoever looks did it. */
  onEvents: (events: GameEvent[], view: AnyView, own?: boolean) => void = () => {}

  /** The view that is drawn; each of its parts changes on its own. */
  get view(): AnyView | null {
    return this.hasView ? this.parts.view : null
  }

  /** Take over what has changed in the view; `isWhole`: parts that are not named are gone. */
  protected updateView(change: Json | null, isWhole: boolean): void {
    this.hasView = change !== null
    if (change) this.parts.update(change, isWhole)
  }

  /** The legal actions by the spots that stand for them. */
  readonly legalAt = $derived.by(() => {
    const found = new Map<string, LegalAction[]>()
    if (!this.view || this.frozen) return found
    for (const action of this.legal)
      for (const spot of this.game.spots(action, this.view)) {
        const known = found.get(spot)
        if (known) known.push(action)
        else found.set(spot, [action])
      }
    return found
  })
  readonly active = $derived(this.legal.length > 0 && !this.busy && !this.frozen)
  /** The action whose cost and result are shown. */
  readonly previewed = $derived(this.chosen ?? this.hovered)

  abstract act(action: LegalAction): Promise<void>
  abstract why(move: string): Promise<Why>

  /** The spots of the action previewed. */
  readonly pointed = $derived.by((): ReadonlySet<string> => {
    if (!this.previewed || !this.view) return new Set<string>()
    return new Set(this.game.spots(this.previewed, this.view))
  })

  /** Called when a spot is clicked, tapped or entered. `askFirst`: the first click previews, the second acts. */
  async selectSpot(spot: string, askFirst: boolean): Promise<void> {
    if (this.busy || this.frozen) return
    const actions = this.legalAt.get(spot)
    if (!actions) return this.askWhy(spot)
    this.refused = null
    if (actions.length > 1) {
      this.chosen = null
      this.menu = { spot, actions }
    } else await this.pick(actions[0]!, askFirst)
  }

  /** Called when an action is picked, on the board or in the bar. */
  async pick(action: LegalAction, askFirst: boolean): Promise<void> {
    if (this.busy || this.frozen) return
    if (askFirst && this.chosen?.action !== action.action) {
      this.chosen = action
      this.menu = null
      return
    }
    this.clear()
    await (this.intercept ? this.intercept(action) : this.act(action))
  }

  clear(): void {
    this.hovered = this.chosen = this.menu = this.refused = null
  }

  /** Ask the server why nothing is possible at a spot. */
  async askWhy(spot: string): Promise<void> {
    this.menu = this.chosen = null
    const move = this.view ? this.game.moveAt(spot, this.view, this.seat) : null
    if (!move) return
    this.refused = { spot, why: null }
    const why = await this.why(move)
    if (this.refused?.spot === spot) this.refused = why.legal ? null : { spot, why }
  }
}

const KEY = Symbol('stage')
/** Call once in the script of the component above a table. */
export function provideStage(stage: Stage): Stage {
  keepHighlighted(stage)
  return setContext(KEY, stage)
}
export const useStage = (): Stage => getContext(KEY)

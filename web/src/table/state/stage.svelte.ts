/**
 * What the boards draw and where they report clicks. A running table (live.svelte.ts) and a replay fill it in alike; it
 * knows no rules: what may be done is the list `legal` that the server sent.
 *
 * A spot is a place on the board with a name of its own ("field:e5", "bid:cow:4"). The game's targets.ts says which
 * spots stand for an action, and which move to ask about when a spot is clicked that stands for none.
 */
import { getContext, setContext } from 'svelte'
import type { GameDefinition } from '../../games/registry'
import type { GameEvent, Json, LegalAction, TurnInfo, Why } from '../../lib/types'
import { keepDressed } from '../board/highlight.svelte'
import { Parts } from './parts.svelte'

export interface Sitting {
  seat: number
  colour: string
  name: string // what to call them: a person's or a bot's name
  you: boolean
  bot: boolean
}

/** A piece that flies over the board: from one spot to another. */
export interface Motion {
  icon: string
  from: string
  to: string
  seat?: number // whose colour it has
}

export interface Refused {
  spot: string
  why: Why | null // null: being asked
}

export abstract class Stage {
  game = $state.raw<GameDefinition>(undefined as unknown as GameDefinition)
  private parts = new Parts()
  private hasView = $state(false)
  seat = $state<number | null>(null) // with whose eyes we look
  sittings = $state.raw<Sitting[]>([])
  turn = $state.raw<TurnInfo>({ actor: null, awaits: 'seats', prompt: null, thinking: false })
  legal = $state.raw<LegalAction[]>([])
  busy = $state(false) // a decision is on its way
  frozen = $state(false) // nothing can be decided just now: no connection, or the device is being handed over
  preview = $state.raw<LegalAction | null>(null) // what pointing or focus would do
  chosen = $state.raw<LegalAction | null>(null) // waits to be confirmed
  choice = $state.raw<{ spot: string; actions: LegalAction[] } | null>(null) // one spot, several actions
  refused = $state.raw<Refused | null>(null) // the last "Why not?"
  marked = $state.raw<ReadonlySet<string>>(new Set()) // spots that the log points at
  explaining = $state(false) // keyboard: every spot can be reached, to ask "Why not?"
  /** A board that collects several decisions before it sends them takes over what is picked. */
  instead: ((action: LegalAction) => Promise<void>) | null = null
  /** Told what has just happened, for animation and sound; `own`: the one who looks did it. */
  onEvents: (events: GameEvent[], view: Json, own?: boolean) => void = () => {}

  /** What is drawn; each of its parts is told to have changed on its own. */
  get view(): Json | null {
    return this.hasView ? this.parts.view : null
  }

  /** What has changed in the view; `whole`: what is not named is gone. */
  protected draw(change: Json | null, whole: boolean): void {
    this.hasView = change !== null
    if (change) this.parts.take(change, whole)
  }

  /** Every spot that stands for something legal, with its actions. */
  readonly offers = $derived.by(() => {
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
  readonly shown = $derived(this.chosen ?? this.preview)

  abstract act(action: LegalAction): Promise<void>
  abstract why(move: string): Promise<Why>

  /** Spots that the action shown stands on, to be drawn as what would happen. */
  readonly pointed = $derived.by((): ReadonlySet<string> => {
    if (!this.shown || !this.view) return new Set<string>()
    return new Set(this.game.spots(this.shown, this.view))
  })

  /** A spot was clicked, tapped or entered. `careful`: show it first, do it when asked again. */
  async touch(spot: string, careful: boolean): Promise<void> {
    if (this.busy || this.frozen) return
    const actions = this.offers.get(spot)
    if (!actions) return this.ask(spot)
    this.refused = null
    if (actions.length > 1) {
      this.chosen = null
      this.choice = { spot, actions }
    } else await this.pick(actions[0]!, careful)
  }

  /** An action was picked, on the board or in the bar. */
  async pick(action: LegalAction, careful: boolean): Promise<void> {
    if (this.busy || this.frozen) return
    if (careful && this.chosen?.action !== action.action) {
      this.chosen = action
      this.choice = null
      return
    }
    this.clear()
    await (this.instead ? this.instead(action) : this.act(action))
  }

  clear(): void {
    this.preview = this.chosen = this.choice = this.refused = null
  }

  /** Why is nothing possible here? */
  async ask(spot: string): Promise<void> {
    this.choice = this.chosen = null
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
  keepDressed(stage)
  return setContext(KEY, stage)
}
export const useStage = (): Stage => getContext(KEY)

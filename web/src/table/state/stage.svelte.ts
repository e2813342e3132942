/**
 * The stage: the state that boards draw and the place where they report clicks. A running table (live.svelte.ts) and a
 * replay (replay/replay.svelte.ts) fill it in alike. It knows no rules: what may be done is the list `legal` that the
 * server sent.
 *
 * A spot is a place on the board with a name of its own ("field:e5", "bid:cow:4"). The game's targets.ts says which
 * spots stand for an action, and which move to ask about when a spot is clicked that stands for none.
 */
import { getContext, setContext } from 'svelte'
import type { Combined, GameDefinition } from '../../games/registry'
import type { AnyView, GameEvent, Json, LegalAction, Outlook, TurnInfo, Way, Why } from '../../lib/types'
import { keepHighlighted } from '../board/highlight.svelte'
import { Composition } from './composition.svelte'
import { arrange, familyOf } from './offer'
import { Parts } from './parts.svelte'
import { combined, lastFamily, wayTo } from './sequence'

/** Who plays a seat. */
export interface Player {
  seat: number
  colour: string
  name: string // what to call them: a person's or a bot's name
  you: boolean
  bot: boolean
  level?: string // of a bot
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

/** Decisions that a board collects: how many there are, and what the button that sends them says. */
export interface Gathered {
  n: number
  text: string
}

const SETTLING = 300 // milliseconds after a new question in which nobody can have read it yet

export abstract class Stage {
  game = $state.raw<GameDefinition>(undefined as unknown as GameDefinition)
  private parts = new Parts<AnyView>()
  private hasView = $state(false)
  private settlingTimer: ReturnType<typeof setTimeout> | undefined
  seat = $state<number | null>(null) // whose view this is; null: a spectator's
  players = $state.raw<Player[]>([])
  turn = $state.raw<TurnInfo>({
    actor: null,
    awaits: 'seats',
    prompt: null,
    thinking: false,
    seconds: null,
    queued: false,
  })
  legal = $state.raw<LegalAction[]>([])
  busy = $state(false) // a request is on its way
  settling = $state(false) // the question is so new that a click can only be the second half of a double click
  frozen = $state(false) // nothing can be decided just now: no connection, or the device is being handed over
  hovered = $state.raw<LegalAction | null>(null) // the action that the pointer or the focus is on
  chosen = $state.raw<LegalAction | null>(null) // picked, and waits for a second click
  lit = $state.raw<ReadonlySet<string> | null>(null) // families of actions whose spots alone glow; null: all
  menu = $state.raw<{ spot: string; actions: LegalAction[] } | null>(null) // the menu of a spot that stands for several actions
  refused = $state.raw<Refused | null>(null) // the last "Why not?"
  marked = $state.raw<ReadonlySet<string>>(new Set()) // spots that the log points at
  told = $state.raw<ReadonlySet<string>>(new Set()) // spots of the turn that is being told
  taught = $state.raw<readonly string[]>([]) // places that a lesson points at (lesson/pointing.ts)
  taughtMoves = $state.raw<ReadonlySet<string>>(new Set()) // moves whose buttons a lesson points at
  sought = $state.raw<ReadonlySet<string>>(new Set()) // families of actions that a lesson waits for; none: any
  proposes = $state(true) // whether boards may put together what a decision could be; learners begin from nothing
  gathered = $state.raw<Gathered | null>(null) // what a board collects, to be sent together
  shownWays = $state.raw<ReadonlyMap<string, Way>>(new Map()) // by spot, what the board shows as possible after trades
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

  /** How the bar offers what is legal. */
  readonly offer = $derived(arrange(this.legal, this.game, this.view))
  /** The pieces of an amount, where one is asked for. */
  readonly composition = $derived(
    this.offer.amounts.length > 0
      ? new Composition(
          this.offer.amounts,
          this.view && (this.game.suggest?.(this.offer.amounts, this.view, this.seat) ?? null),
        )
      : null,
  )

  /** The legal actions by the spots that stand for them, and shortcuts where a spot stands for none. */
  readonly legalAt = $derived.by(() => {
    const found = new Map<string, LegalAction[]>()
    if (!this.view || this.frozen) return found
    const add = (spot: string, action: LegalAction): void => {
      const known = found.get(spot)
      if (known) known.push(action)
      else found.set(spot, [action])
    }
    const shown = this.legal.filter((action) => !this.lit || this.lit.has(familyOf(action)))
    for (const action of shown) for (const spot of this.game.spots(action, this.view)) add(spot, action)
    for (const { spot, action } of this.game.shortcuts?.(shown, this.view, this.seat) ?? [])
      if (!found.has(spot)) add(spot, action)
    for (const [index, [spot, way]] of [...this.shownWays].entries()) {
      const action = found.has(spot) ? null : combined(way, index, shown)
      if (action) add(spot, action)
    }
    return found
  })
  /** Legal spots that glow less: those of which a lesson has nothing to say, or what is done beside the question. */
  readonly calm = $derived.by((): ReadonlySet<string> => {
    const isMeant = (action: LegalAction): boolean =>
      this.sought.size > 0 ? this.sought.has(familyOf(action)) : !action.extra
    const spots = [...this.legalAt]
    if (this.sought.size === 0 && !spots.some(([, actions]) => actions.some(isMeant))) return new Set()
    return new Set(spots.filter(([, actions]) => !actions.some(isMeant)).map(([spot]) => spot))
  })
  /** The way to another turn, where one can follow this one at once. */
  readonly onward = $derived.by((): Combined | null => {
    const all: (LegalAction | Combined)[] = [...this.legalAt.values()].flat()
    const isOnward = (action: LegalAction | Combined): action is Combined =>
      'isGoal' in action && (this.game.leadsOn?.has(lastFamily(action)) ?? false)
    return all.find(isOnward) ?? null
  })
  readonly active = $derived(this.legal.length > 0 && !this.busy && !this.frozen)
  /** Whether whoever decides has had time to see the question, and nothing stands in the way. */
  get isReady(): boolean {
    return !this.busy && !this.frozen && !this.settling
  }

  /** There is a new question, or other buttons: a click that was meant for what was there before must not answer it. */
  settle(): void {
    clearTimeout(this.settlingTimer)
    this.settling = true
    this.settlingTimer = setTimeout(() => (this.settling = false), SETTLING)
  }

  /** Let only the spots of these families glow, or all again. */
  light(families: readonly string[]): void {
    const isLit = this.lit !== null && families.every((name) => this.lit!.has(name))
    this.lit = isLit ? null : new Set(families)
    this.menu = this.chosen = null
  }

  /** The action whose cost and result are shown. */
  readonly previewed = $derived(this.chosen ?? this.hovered ?? this.composition?.action ?? null)

  abstract act(action: LegalAction): Promise<void>
  abstract why(move: string): Promise<Why>

  /** What moves would lead to; null where nobody can be asked. */
  outlook(_moves: string[]): Promise<Outlook | null> {
    return Promise.resolve(null)
  }

  /** What becomes possible after a few trades. */
  ways(): Promise<Way[]> {
    return Promise.resolve([])
  }

  /** The spots of the action previewed. */
  readonly pointed = $derived.by((): ReadonlySet<string> => {
    if (!this.previewed || !this.view) return new Set<string>()
    return new Set(this.game.spots(this.previewed, this.view))
  })

  /** Called when a spot is clicked, tapped or entered. `askFirst`: the first click previews, the second acts. */
  async selectSpot(spot: string, askFirst: boolean): Promise<void> {
    if (!this.isReady) return
    const actions = this.legalAt.get(spot)
    if (!actions) return this.takeWay(spot)
    this.refused = null
    const piece = spot.slice(spot.lastIndexOf(':') + 1)
    if (this.composition?.canAdd(piece)) this.addPiece(piece)
    else if (actions.length > 1) {
      this.chosen = null
      this.menu = { spot, actions }
    } else await this.pick(actions[0]!, askFirst || this.isGrave(actions[0]!))
  }

  /** Whether a way to something else would bring a burden, such as a debt, or cannot be taken back: that is shown first. */
  private isGrave(action: LegalAction | Combined): boolean {
    const { burdens, reveals } = this.game
    if (!('isGoal' in action)) return false
    return (
      reveals?.has(lastFamily(action)) ||
      Object.entries(action.change).some(([holding, n]) => n > 0 && burdens?.has(holding))
    )
  }

  /** The way over some trades to what a spot stands for, as one action. */
  async wayAt(spot: string): Promise<Combined | null> {
    const { legal } = this
    if (!this.active || this.offer.extras.length === 0) return null
    const move = this.view ? this.game.moveAt(spot, this.view, this.seat) : null
    const ways = move ? await this.ways() : []
    return legal === this.legal && move ? wayTo(move, ways, legal) : null
  }

  /** Nothing is possible at a spot as it is: perhaps after trades; else the question is why. */
  private async takeWay(spot: string): Promise<void> {
    const way = this.takesWays ? await this.wayAt(spot) : null
    if (!way) return this.askWhy(spot)
    this.refused = null
    await this.pick(way, true) // trades are nothing that one expects of a click
  }

  /** Whether a click may mean trades and what they are made for: not where a lesson teaches one after the other. */
  get takesWays(): boolean {
    return true
  }

  /** One more piece of the amount asked for; the last one of a complete amount does it, unless something is given up. */
  addPiece(piece: string): void {
    const { composition } = this
    if (!composition || !this.isReady) return
    composition.add(piece)
    this.doComplete(composition)
  }

  /** As many of a piece as the amount asked for can have. */
  fillWith(piece: string): void {
    const { composition } = this
    if (!composition || !this.isReady) return
    composition.fill(piece)
    this.doComplete(composition)
  }

  private doComplete(composition: Composition): void {
    const { action } = composition
    if (action && composition.isFresh && composition.isFull && !this.game.givesUp.has(familyOf(action)))
      void this.pick(action, false)
  }

  /** Called when an action is picked, on the board or in the bar. */
  async pick(action: LegalAction, askFirst: boolean): Promise<void> {
    if (!this.isReady) return
    if (askFirst && this.chosen?.action !== action.action) {
      this.chosen = action
      this.menu = null
      return
    }
    this.clear()
    await (this.intercept ? this.intercept(action) : this.act(action))
  }

  clear(): void {
    this.hovered = this.chosen = this.menu = this.refused = this.lit = null
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

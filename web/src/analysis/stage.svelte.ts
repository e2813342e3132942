/** The stage of the analysis board: whoever looks decides for all seats, and for chance. */
import type { GameDefinition } from '../games/registry'
import { post, Refusal } from '../lib/api'
import { botName } from '../lib/names'
import { t } from '../lib/texts.svelte'
import type { LegalAction, Why } from '../lib/types'
import { Stage, type Player } from '../table/state/stage.svelte'
import { Tree } from './tree.svelte'
import type { Outcome, Position, StudiedMove, StudyInfo } from './types'

const MOST_KEPT = 200 // positions that need not be asked for again

/** A position as the server is asked for it. */
export interface PositionRequest {
  record: string
  at: number
  moves: string[]
  seat: number | null
}

export class AnalysisStage extends Stage {
  position = $state.raw<Position | null>(null)
  viewpoint = $state<number | null>(null) // the seat whose view is shown; null: nothing is hidden
  problem = $state('')
  readonly tree: Tree
  private readonly known = new Map<string, Position>()

  constructor(
    game: GameDefinition,
    readonly study: StudyInfo,
    at: number,
  ) {
    super()
    this.game = game
    this.tree = new Tree(study.length, study.moves, study.notes, at)
    this.players = players(study)
  }

  /** The position shown, as the server is asked for it. */
  request(): PositionRequest {
    return { record: this.study.record, ...this.tree.place(), seat: this.viewpoint }
  }

  nameOf = (seat: number | null): string => (seat === null ? t('web-analysis-chance') : this.players[seat]!.name)

  /** Go to a move of the tree and show the position after it; false if that cannot be. */
  async show(to = this.tree.at): Promise<boolean> {
    const from = this.tree.at
    this.tree.go(to)
    this.clear()
    const isStep = this.tree.move(this.tree.at)?.after === from && to !== from
    return this.read(isStep)
  }

  /** Show the position from another viewpoint. */
  async look(viewpoint: number | null): Promise<void> {
    this.viewpoint = viewpoint
    await this.read(false)
  }

  private async read(isStep: boolean): Promise<boolean> {
    const { at } = this.tree
    const request = this.request()
    const key = JSON.stringify([request.at, request.moves, request.seat])
    let found = this.known.get(key)
    this.problem = ''
    if (!found) {
      this.busy = true
      try {
        found = await post<Position>('/api/analysis/position', request)
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        if (at === this.tree.at) this.problem = problem.message
        return false
      } finally {
        this.busy = false
      }
      if (this.known.size >= MOST_KEPT) this.known.clear()
      this.known.set(key, found)
    }
    if (at === this.tree.at && request.seat === this.viewpoint) this.take(found, isStep)
    return true
  }

  private take(position: Position, isStep: boolean): void {
    const { actor, prompt, view, events } = position
    this.position = position
    this.seat = this.viewpoint ?? actor
    this.updateView(view as unknown as Record<string, unknown>, true)
    const awaits = position.result ? 'over' : 'decision'
    this.turn = { actor, awaits, prompt, thinking: false, seconds: null, queued: false }
    this.legal = position.legal
    this.marked = new Set(events.flatMap((event) => this.game.locate(event, view).spots))
    this.onEvents(isStep ? events : [], view, true)
  }

  async act(action: LegalAction): Promise<void> {
    await this.play({ seat: this.turn.actor, notation: action.move, text: action.text })
  }

  /** Chance decides so. */
  choose({ move, text }: Outcome): Promise<boolean> {
    return this.play({ seat: null, notation: move, text })
  }

  /** Let chance decide until somebody else has to. */
  async draw(): Promise<void> {
    while (this.position && this.position.outcomes.length > 0) {
      if (!(await this.choose(drawn(this.position.outcomes, Math.random())))) return
    }
  }

  private async play(move: Omit<StudiedMove, 'after'>): Promise<boolean> {
    const known = this.tree.moves.length
    const from = this.tree.at
    this.tree.play(move)
    this.clear()
    const done = await this.read(true)
    if (!done && this.tree.moves.length > known) this.tree.remove(this.tree.at) // it cannot be played after all
    if (!done) this.tree.go(from)
    return done
  }

  why(move: string): Promise<Why> {
    return post<Why>('/api/analysis/why', { ...this.request(), move })
  }
}

/** The outcome that a number from 0 to 1 stands for. */
export function drawn(outcomes: readonly Outcome[], random: number): Outcome {
  let left = random
  return outcomes.find(({ probability }) => (left -= probability) < 0) ?? outcomes.at(-1)!
}

function players({ colours, seats, names }: StudyInfo): Player[] {
  return colours.map((colour, seat) => {
    const kind = seats[seat] ?? 'human'
    const called = names?.[seat]
    const unnamed = kind === 'human' ? t(`common-colour-${colour}`) : botName(kind)
    return { seat, colour, name: called && called !== kind ? called : unnamed, you: false, bot: false }
  })
}

/** The stage of a puzzle: the position as its seat sees it, and the tries at it. */
import { loadGame, type GameDefinition } from '../games/registry'
import { get, post } from '../lib/api'
import { me } from '../lib/me.svelte'
import { t } from '../lib/texts.svelte'
import type { AnyView, LegalAction, PuzzleAnswer, PuzzleInfo, PuzzleSolution, Why } from '../lib/types'
import { Stage } from '../table/state/stage.svelte'
import { Attempt } from '../ui/attempt.svelte'

export class PuzzleStage extends Stage {
  readonly asking = new Attempt()
  answer = $state.raw<PuzzleAnswer | null>(null) // what came of the last try
  solution = $state.raw<PuzzleSolution | null>(null)

  constructor(
    game: GameDefinition,
    readonly puzzle: PuzzleInfo,
  ) {
    super()
    this.game = game
    this.seat = puzzle.seat
    this.players = puzzle.colours.map((colour, seat) => ({
      seat,
      colour,
      name: seat === puzzle.seat ? t('common-you') : t(`common-colour-${colour}`),
      you: seat === puzzle.seat,
      bot: false,
    }))
    this.updateView(puzzle.view as AnyView, true)
    this.turn = {
      actor: puzzle.seat,
      awaits: 'decision',
      prompt: puzzle.prompt,
      thinking: false,
      seconds: null,
      queued: false,
    }
    this.legal = puzzle.legal
  }

  private get address(): string {
    return `/api/puzzles/${this.puzzle.id}`
  }

  /** A try counts, so each is shown before it is made. */
  override async pick(action: LegalAction): Promise<void> {
    const isSure = this.chosen?.action === action.action
    await super.pick(action, !isSure)
  }

  /** Only the first move of what somebody picks is asked for. */
  override act(action: LegalAction): Promise<void> {
    return this.send(action.move)
  }

  /** Nothing is asked for but the move: no trades on the way to it. */
  override get takesWays(): boolean {
    return false
  }

  /** The server is not asked for reasons. */
  async why(): Promise<Why> {
    return { legal: true, rule: null, text: null }
  }

  /** Give up, or look at the solution of a puzzle that was tried before. */
  show(): Promise<void> {
    return this.send(null)
  }

  private async send(move: string | null): Promise<void> {
    this.busy = true
    await this.asking.run(async () => {
      await me.ensure()
      this.answer = await post<PuzzleAnswer>(this.address, { move })
      this.solution = this.answer.solution
    })
    this.busy = false
  }
}

export async function loadPuzzle(id: string): Promise<PuzzleStage> {
  const puzzle = await get<PuzzleInfo>(`/api/puzzles/${id}`)
  return new PuzzleStage(await loadGame(puzzle.game), puzzle)
}

/** An editor of positions: what it shows, what was changed, and what the server says of it. */
import { seatColours } from '../art/players'
import type { GameDefinition } from '../games/registry'
import { post, Refusal } from '../lib/api'
import type { components } from '../lib/schema'
import { t } from '../lib/texts.svelte'
import type { AnyView, Json, LegalAction, Why } from '../lib/types'
import { Stage } from '../table/state/stage.svelte'
import type { Editing, Place, Position } from './editing'
import { Form, type Schema } from './form'

export type Checked = components['schemas']['CheckedPosition']
export type First = components['schemas']['FirstPosition']

const CHECK_AFTER = 150 // milliseconds in which nothing more is changed
const MOST_KEPT = 200 // steps that can be taken back

/** The view with a position that the server may not be able to draw: what a position and a view tell alike. */
export function overlaid(view: AnyView, position: Position): AnyView {
  const known = Object.entries(position).filter(([key, value]) => key in view && key !== 'seats' && value !== undefined)
  const seats = Array.isArray(position['seats']) ? (position['seats'] as Json[]) : []
  return {
    ...view,
    ...Object.fromEntries(known),
    seats: view.seats.map((seat, i) => ({ ...seat, ...seats[i] })),
  } as AnyView
}

/** The board of an editor: every place that can be changed is a spot, and whoever clicks it is shown how. */
export class EditorStage extends Stage {
  constructor(
    game: GameDefinition,
    readonly editing: Editing | null,
    private readonly clicked: (spot: string) => void,
    players: number,
  ) {
    super()
    this.game = { ...game, spots: () => this.spots, moveAt: () => null, shortcuts: () => [], automations: [] }
    this.sought = new Set([''])
    this.players = seatColours.slice(0, players).map((colour, seat) => ({
      seat,
      colour,
      name: t(`common-colour-${colour}`),
      you: false,
      bot: false,
    }))
  }

  private spots: string[] = []

  show(view: AnyView, seat: number): void {
    this.seat = seat
    const seen = { ...view, seat }
    this.spots = this.editing?.spots(seen, seat) ?? []
    this.updateView(seen, true)
    const change = { action: 0, move: 'edit', fields: { action: 'edit' }, text: t('web-editor-change'), change: {} }
    this.legal = [{ ...change, extra: false } as unknown as LegalAction]
  }

  override selectSpot(spot: string): Promise<void> {
    this.clicked(spot)
    return Promise.resolve()
  }

  override askWhy(): Promise<void> {
    return Promise.resolve()
  }

  act(): Promise<void> {
    return Promise.resolve()
  }

  why(): Promise<Why> {
    return Promise.reject(new Error('nobody plays here'))
  }
}

export class Editor {
  readonly form: Form
  readonly stage: EditorStage
  readonly first: Position
  position = $state.raw<Position>({})
  seat = $state(0) // whose board is before the reader
  spot = $state<string | null>(null) // the place of the board that was chosen
  keepsBalance = $state(true)
  checked = $state.raw<Checked | null>(null) // what the server said last
  problem = $state('') // why it says nothing
  packed = '' // the position as the address carries it
  private drawn: AnyView
  private past = $state.raw<Position[]>([])
  private future = $state.raw<Position[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(
    readonly game: GameDefinition,
    readonly editing: Editing | null,
    first: First,
    position: Position = first.position,
  ) {
    this.form = new Form(first.form as Schema)
    this.first = first.position
    this.drawn = first.view as unknown as AnyView
    const players = Number(first.position['players'])
    this.stage = new EditorStage(game, editing, (spot) => (this.spot = spot), players)
    this.position = position
    this.draw()
    void this.check()
  }

  get players(): number {
    return Number(this.first['players'])
  }

  readonly canUndo = $derived(this.past.length > 0)
  readonly canRedo = $derived(this.future.length > 0)
  /** Whether the position as it is shown is possible. */
  readonly isPossible = $derived(
    this.checked !== null && this.checked.position === this.position && this.checked.problem === null,
  )

  nameOf = (seat: number): string => this.stage.players[seat]?.name ?? ''

  /** What can be changed at the place that was chosen. */
  readonly place = $derived.by((): Place | null => {
    if (this.spot === null || !this.editing || !this.stage.view) return null
    return this.editing.at(this.spot, this.position, this.stage.view, this.seat, this.nameOf)
  })

  change(position: Position): void {
    const balanced = this.keepsBalance ? (this.editing?.balanced?.(position, this.first) ?? position) : position
    this.past = [...this.past, this.position].slice(-MOST_KEPT)
    this.future = []
    this.put(balanced)
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.future = [this.position, ...this.future]
    this.past = this.past.slice(0, -1)
    this.put(before)
  }

  redo(): void {
    const [next, ...rest] = this.future
    if (!next) return
    this.past = [...this.past, this.position]
    this.future = rest
    this.put(next)
  }

  look(seat: number): void {
    this.seat = seat
    this.spot = null
    this.draw()
  }

  private put(position: Position): void {
    this.position = position
    this.draw()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.check(), CHECK_AFTER)
  }

  private draw(): void {
    this.stage.show(overlaid(this.drawn, this.position), this.seat)
  }

  /** Ask the server what the rules say; an answer that is late is of no use. */
  async check(): Promise<void> {
    const { position } = this
    const number = ++this.asked
    try {
      const checked = await post<Checked>('/api/positions/check', { position })
      if (number !== this.asked) return
      this.checked = { ...checked, position }
      this.problem = ''
      if (checked.view) this.drawn = checked.view as unknown as AnyView
      this.draw()
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      if (number === this.asked) this.problem = refusal.message
    }
  }
}

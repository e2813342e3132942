/** The stage of a figure: a position to look at, on which nothing can be done. */
import { seatColours } from '../art/players'
import type { GameDefinition } from '../games/registry'
import { t } from '../lib/texts.svelte'
import type { Json, Why } from '../lib/types'
import { Stage } from '../table/state/stage.svelte'

export class StillStage extends Stage {
  constructor(game: GameDefinition, view: Json) {
    super()
    this.game = game
    this.frozen = true
    this.updateView(view, true)
    this.players = seatColours.slice(0, this.view!.players).map((colour, seat) => ({
      seat,
      colour,
      name: t(`common-colour-${colour}`),
      you: false,
      bot: false,
    }))
  }

  act(): Promise<void> {
    return Promise.resolve()
  }

  why(): Promise<Why> {
    return Promise.reject(new Error('nobody plays here'))
  }
}

// Every drawing by its name, ready to stand inside an svg of 32 by 32. Buildings of Homesteaders are `building_<id>`, event cards
// and mountain tiles of Montana `card_<kind>` and `tile_<kind>`; the other pieces bear the ids of the component files.
import { board } from './icons/board'
import { buildings } from './icons/buildings'
import { faces } from './icons/faces'
import { goods } from './icons/goods'
import { land } from './icons/land'
import { disc, shape, type Drawings } from './icons/paint'
import { people } from './icons/people'
import { kinds, town } from './icons/town'
import { ui } from './icons/ui'
import { seatColours, seatShapes } from './players'

/** Where and how large a drawing is, and what it is called for those who do not see it. */
export interface Placed {
  size?: number | string
  label?: string
  x?: number
  y?: number
  width?: number
  height?: number
}

const inked = (drawings: Drawings, ink: string, width: number): Drawings =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [
      name,
      `<g fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`,
    ]),
  )

const players: Drawings = Object.fromEntries(
  seatColours.map((colour) => [`player_${colour}`, shape(`p-${colour}`, seatShapes[colour].outline)]),
)

/** What is drawn for a name that nobody has drawn. */
export const unknown = disc('paper-3', 16, 16, 13) + inked({ '?': ui.question ?? '' }, 'var(--ink)', 3)['?']

export const icons: Drawings = {
  ...inked(
    { ...goods, ...people, ...faces, ...land, ...board, ...town, ...kinds, ...buildings, ...players },
    'var(--line)',
    1.5,
  ),
  ...inked(ui, 'currentColor', 2.4),
}

/** A move of a game that is over, in sentences with the players' names. */
import type { GameDefinition } from '../games/registry'
import type { AnyView } from '../lib/types'
import { linesOf, wholeText } from '../table/side/log'
import { say, type Audience } from '../table/side/telling'
import type { Frame } from './types'

/** What a frame tells: what happened, else the action itself. */
export const tell = (game: GameDefinition, frame: Frame, audience: Audience, view: AnyView): string =>
  linesOf(say(game, frame.events, audience, view))
    .map((line) => wholeText(line, audience).replace(/\.?$/, '.'))
    .join(' ') ||
  (frame.text ?? '')

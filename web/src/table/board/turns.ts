/** What the others did, one line a turn, out of the lines of the log. */
import type { GameDefinition } from '../../games/registry'
import { t } from '../../lib/texts.svelte'
import type { GameEvent } from '../../lib/types'
import { eventsOf, textOf, type LogLine } from '../side/log'

export interface Turn {
  key: string
  seat: number | null // whom it is about; null: nobody in particular
  text: string // what follows the name
  events: GameEvent[]
}

const MOST = 20

/**
 * The turns since a seat decided last; while it is deciding, those before its own turn. Of a spectator, the last ones.
 */
export function turnsOfOthers(game: GameDefinition, lines: readonly LogLine[], seat: number | null): Turn[] {
  const end = seat === null ? lines.length : lines.findLastIndex(({ by }) => by !== null && by !== seat) + 1
  const start = seat === null ? 0 : lines.slice(0, end).findLastIndex(({ by }) => by === seat) + 1
  return turns(game, lines.slice(start, end)).slice(-MOST)
}

function turns(game: GameDefinition, lines: readonly LogLine[]): Turn[] {
  const found: { seat: number | null; lines: LogLine[] }[] = []
  for (const line of lines.filter(({ isHeading }) => !isHeading)) {
    const brief = briefly(game, line)
    if (brief.said.length === 0) continue
    const last = found.at(-1)
    if (last && line.seat !== null && last.seat === line.seat) last.lines.push(brief)
    else found.push({ seat: line.seat, lines: [brief] })
  }
  return found.map((turn) => ({
    key: turn.lines[0]!.key,
    seat: turn.seat,
    text: turn.lines.map(textOf).reduce((before, after) => t('web-table-turn-then', { before, after })),
    events: turn.lines.flatMap(eventsOf),
  }))
}

/** A line without what only the log tells. */
const briefly = (game: GameDefinition, line: LogLine): LogLine => ({
  ...line,
  said: line.said.filter(({ events }) => !game.telling.minor.has(events[0]?.event ?? '')),
})

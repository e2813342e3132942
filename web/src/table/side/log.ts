/** The log as lines to read, in groups of what one seat did in a row; what was taken back is left out. */
import type { Entry, GameEvent } from '../../lib/types'
import { entriesInForce } from '../state/history'

export interface LogLine {
  key: string
  seq: number // of its entry
  text: string
  event: GameEvent | null
  move: number | null // its number among the moves in force, from 0
}

export interface LogGroup {
  key: string
  seat: number | null
  isHeading: boolean // a new round
  lines: LogLine[]
}

export function logGroups(entries: readonly Entry[]): LogGroup[] {
  const groups: LogGroup[] = []
  const add = (entry: Entry, line: LogLine, isHeading: boolean): void => {
    const last = groups.at(-1)
    if (last && !isHeading && !last.isHeading && last.seat === entry.seat) last.lines.push(line)
    else groups.push({ key: line.key, seat: isHeading ? null : entry.seat, isHeading, lines: [line] })
  }
  for (const { entry, move } of entriesInForce(entries)) {
    const { seq } = entry
    const events = entry.events ?? []
    for (const [index, event] of events.entries())
      add(entry, { key: `${seq}.${index}`, seq, text: event.text, event, move }, event.event === 'round')
    // A move without events is told by its own sentence.
    if (events.length === 0 && entry.text)
      add(entry, { key: `${seq}`, seq, text: entry.text, event: null, move }, false)
  }
  return groups
}

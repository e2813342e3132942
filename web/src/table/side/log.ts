/** The log as lines a person reads, in groups: what one seat did at a stretch. What was taken back is gone. */
import type { Entry, GameEvent } from '../../lib/types'

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

type Item = { entry: Entry; move: number | null }

function inForce(entries: readonly Entry[]): Item[] {
  const items: Item[] = []
  let moves = 0
  for (const entry of entries) {
    if (entry.kind === 'move') items.push({ entry, move: moves++ })
    else if (entry.kind === 'undo') {
      const left = Number(entry.data?.['to'] ?? moves)
      const gone = items.filter(({ move }) => move !== null && move >= left)
      for (const item of gone) items.splice(items.indexOf(item), 1)
      moves = Math.min(moves, left)
    } else if (entry.kind === 'confirm') {
      // What follows a decision that had to be confirmed belongs to it.
      if (entry.events?.length) items.push({ entry, move: moves - 1 })
    } else items.push({ entry, move: null })
  }
  return items
}

export function logGroups(entries: readonly Entry[]): LogGroup[] {
  const groups: LogGroup[] = []
  const add = (entry: Entry, line: LogLine, isHeading: boolean): void => {
    const last = groups.at(-1)
    if (last && !isHeading && !last.isHeading && last.seat === entry.seat) last.lines.push(line)
    else groups.push({ key: line.key, seat: isHeading ? null : entry.seat, isHeading, lines: [line] })
  }
  for (const { entry, move } of inForce(entries)) {
    const { seq } = entry
    const events = (entry.events ?? []) as GameEvent[]
    for (const [index, event] of events.entries())
      add(entry, { key: `${seq}.${index}`, seq, text: event.text, event, move }, event.event === 'round')
    // What led to nothing that could be told is told itself.
    if (events.length === 0 && entry.text)
      add(entry, { key: `${seq}`, seq, text: entry.text, event: null, move }, false)
  }
  return groups
}

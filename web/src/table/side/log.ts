/** The log as lines to read, one an action and seat; what was taken back is left out. */
import type { GameDefinition } from '../../games/registry'
import { dashed, locale, t } from '../../lib/texts.svelte'
import type { AnyView, Entry, GameEvent } from '../../lib/types'
import { entriesInForce } from '../state/history'
import { listed, say, subject, type Audience, type Said } from './telling'

/** What one seat did by a move, or a sentence of its own. */
export interface Line {
  seat: number | null // whom it is about; null: a sentence of its own
  said: Said[]
}

export interface LogLine extends Line {
  key: string
  seq: number // of its entry
  move: number | null // its number among the moves in force, from 0
  by: number | null // the seat that decided, or after whose decision chance did; null: nobody yet
  isHeading: boolean // a new round
  isForced: boolean // done for the reader, who had no choice
}

const HEADING = 'round'

export function logLines(
  game: GameDefinition,
  entries: readonly Entry[],
  audience: Audience,
  view: AnyView,
): LogLine[] {
  let by: number | null = null
  return entriesInForce(entries).flatMap(({ entry, move }) => {
    by = entry.seat ?? by
    return linesOf(saidBy(game, entry, audience, view)).map((line, index): LogLine => ({
      ...line,
      key: `${entry.seq}.${index}`,
      seq: entry.seq,
      move,
      by,
      isHeading: line.said[0]!.events[0]?.event === HEADING,
      isForced: isForced(entry, line, audience),
    }))
  })
}

/** What entries say to an audience does not change, and a game has hundreds of them. */
const known = new WeakMap<Audience, WeakMap<Entry, Said[]>>()

function saidBy(game: GameDefinition, entry: Entry, audience: Audience, view: AnyView): Said[] {
  let kept = known.get(audience)
  if (!kept) known.set(audience, (kept = new WeakMap()))
  let said = kept.get(entry)
  if (!said) kept.set(entry, (said = sayEntry(game, entry, audience, view)))
  return said
}

function sayEntry(game: GameDefinition, entry: Entry, audience: Audience, view: AnyView): Said[] {
  const said = say(game, entry.events ?? [], audience, view)
  if (said.length === 0 && entry.text) return [{ seat: null, text: sentenceOf(entry, audience), events: [] }]
  return said.map((one) => {
    const why = isForced(entry, one, audience) && game.telling.forced[one.events[0]!.event]
    return why ? { ...one, text: t(why) } : one
  })
}

/** Whether something was done for who reads, in the course of what another decided: there was no choice. */
const isForced = (entry: Entry, { seat }: Pick<Line, 'seat'>, { you }: Audience): boolean =>
  you !== null && seat === you && entry.seat !== null && entry.seat !== you

/** What is no move: somebody takes something back, a bot stands in. */
function sentenceOf(entry: Entry, { nameOf }: Audience): string {
  const key = `server-entry-${dashed(entry.kind)}`
  const bot = String(entry.data?.['bot'] ?? '')
  const known = `server-bot-${dashed(bot)}`
  return t(key, { who: entry.seat === null ? '' : nameOf(entry.seat), bot: locale.has(known) ? t(known) : bot })
}

/** Neighbours about one seat are one line. */
export function linesOf(said: readonly Said[]): Line[] {
  const found: Line[] = []
  for (const one of said) {
    const last = found.at(-1)
    if (last && one.seat !== null && last.seat === one.seat) last.said.push(one)
    else found.push({ seat: one.seat, said: [one] })
  }
  return found
}

/** What a line says after the name, or the whole sentence. */
export const textOf = (line: Pick<Line, 'said'>): string => listed(line.said.map(({ text }) => text))

/** A line as one sentence, for those who hear it and for a strip. */
export const wholeText = (line: Line, audience: Audience): string =>
  line.seat === null ? textOf(line) : `${subject(line.seat, audience)} ${textOf(line)}`

export const eventsOf = (line: Pick<Line, 'said'>): GameEvent[] => line.said.flatMap(({ events }) => events)

const MOST_ICONS = 3

/** The pieces that a line is about. */
export function iconsOf(game: GameDefinition, line: Pick<Line, 'said'>, view: AnyView): string[] {
  const icons = eventsOf(line).flatMap((event) => game.locate(event, view).motions.map(({ icon }) => icon))
  return [...new Set(icons)].slice(0, MOST_ICONS)
}

/** Where the lines since the last decision of a seat begin; null: nothing has happened since, or it has not decided yet. */
export function sinceLastTurn(lines: readonly LogLine[], seat: number | null): number | null {
  const last = seat === null ? -1 : lines.findLastIndex(({ by }) => by === seat)
  return last < 0 || last === lines.length - 1 ? null : last + 1
}

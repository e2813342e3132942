/** The geometry of the chart of the lead. */
import type { Frame } from '../replay/types'
import { best, roundsOf } from './lead'

export interface Tick {
  at: number // pixels
  label: string
}

export interface Chart {
  left: number // where the lines begin and end
  right: number
  x(move: number): number
  y(score: number): number
  move(x: number): number
  across: Tick[] // scores
  along: Tick[] // rounds, where they begin
  lines: string[] // a path a seat
  marks: { seat: number; x: number; y: number }[]
  ends: { seat: number; x: number; y: number; score: number }[]
  zero: number
}

export const SPACE = { top: 12, bottom: 22 }
const CHARACTER = 9 // pixels, at most
const MARK = 24 // and what is around it
const END_HEIGHT = 18 // so far apart are the marks at the ends of the lines
const MARK_EVERY = 60

export function chart(frames: Frame[], width: number, height: number): Chart {
  const last = Math.max(1, frames.length - 1)
  const scores = frames.flatMap((frame) => frame.scores)
  const step = niceStep(best(scores) - Math.min(0, ...scores), (height - SPACE.top - SPACE.bottom) / 28)
  const low = Math.floor(Math.min(0, ...scores) / step) * step
  const high = Math.max(step, Math.ceil(best(scores) / step) * step)
  const longest = Math.max(...[low, high, ...frames.at(-1)!.scores].map((score) => String(score).length))
  const left = 8 + longest * CHARACTER
  const right = width - MARK - 2 - longest * CHARACTER
  const x = (move: number): number => left + (move / last) * (right - left)
  const y = (score: number): number =>
    SPACE.top + (1 - (score - low) / (high - low)) * (height - SPACE.top - SPACE.bottom)
  const across: Tick[] = []
  for (let score = low; score <= high; score += step) across.push({ at: y(score), label: signed(score) })
  const seats = frames[0]!.scores.map((_, seat) => seat)
  return {
    left,
    right,
    x,
    y,
    move: (pixels) => Math.max(0, Math.min(last, Math.round(((pixels - left) / (right - left)) * last))),
    across,
    along: roundTicks(frames, x),
    lines: seats.map((seat) => line(frames, seat, x, y)),
    marks: seats.flatMap((seat) => marksOf(frames, seat, seats.length, x, y)),
    ends: apart(frames, seats, x(last), y, high, low),
    zero: y(0),
  }
}

/** A number as text, with a proper minus sign. */
export const signed = (score: number): string => String(score).replace('-', '−')

/** The smallest of 1, 2, 5, 10, 20 ... with which the range has at most `most` steps. */
function niceStep(range: number, most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (range / step <= Math.max(2, most)) return step
}

function roundTicks(frames: Frame[], x: (move: number) => number): Tick[] {
  const rounds = roundsOf(frames)
  const found: Tick[] = []
  rounds.forEach((round, move) => {
    if (round !== rounds[move - 1] && (found.length === 0 || x(move) - found.at(-1)!.at >= 24))
      found.push({ at: x(move), label: String(round) })
  })
  return found
}

/** The path of a seat's line; it has steps, because scores change at once. */
function line(frames: Frame[], seat: number, x: (move: number) => number, y: (score: number) => number): string {
  let path = `M${x(0).toFixed(1)} ${y(frames[0]!.scores[seat]!).toFixed(1)}`
  for (let i = 1; i < frames.length; i++)
    if (frames[i]!.scores[seat] !== frames[i - 1]!.scores[seat])
      path += `H${x(i).toFixed(1)}V${y(frames[i]!.scores[seat]!).toFixed(1)}`
  return `${path}H${x(frames.length - 1).toFixed(1)}`
}

/** Shapes along each line; the seats take turns, so that lines that lie on each other can be told apart. */
function marksOf(
  frames: Frame[],
  seat: number,
  seats: number,
  x: (move: number) => number,
  y: (score: number) => number,
): Chart['marks'] {
  const end = x(frames.length - 1)
  const found: Chart['marks'] = []
  const start = x(0)
  for (let at = start + (MARK_EVERY * (seat + 0.5)) / seats; at < end - 14; at += MARK_EVERY) {
    const move = Math.round(((at - start) / (end - start)) * (frames.length - 1))
    found.push({ seat, x: at, y: y(frames[move]!.scores[seat]!) })
  }
  return found
}

/** The marks at the right, moved apart where the scores are close. */
function apart(
  frames: Frame[],
  seats: number[],
  x: number,
  y: (score: number) => number,
  high: number,
  low: number,
): Chart['ends'] {
  const scores = frames.at(-1)!.scores
  const found = seats
    .map((seat) => ({ seat, x, y: y(scores[seat]!), score: scores[seat]! }))
    .sort((a, b) => a.y - b.y || a.seat - b.seat)
  for (let i = 1; i < found.length; i++) found[i]!.y = Math.max(found[i]!.y, found[i - 1]!.y + END_HEIGHT)
  let floor = y(low)
  for (let i = found.length - 1; i >= 0; i--) {
    found[i]!.y = Math.max(y(high), Math.min(found[i]!.y, floor))
    floor = found[i]!.y - END_HEIGHT
  }
  return found
}

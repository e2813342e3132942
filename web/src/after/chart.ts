/** The geometry of charts over the moves of a game. */
import type { Frame } from '../replay/types'
import { best, roundsOf } from './lead'
import type { Point } from './review'

export interface Tick {
  at: number // pixels
  label: string
}

export interface Chart {
  left: number // where the lines begin and end
  right: number
  x(move: number): number
  y(value: number): number
  move(x: number): number
  across: Tick[] // values
  along: Tick[] // rounds, where they begin
  lines: string[] // a path a seat
  marks: { seat: number; x: number; y: number }[]
  ends: { seat: number; x: number; y: number; label: string }[]
  zero: number
}

/** What is drawn: a line for each seat. */
export interface Curves {
  frames: Frame[] // of the whole game, however far the lines go
  points: Point[] // at least one
  low: number
  high: number
  step: number // between two ticks
  isStepped: boolean // values change at once
  label: (value: number) => string
}

export const SPACE = { top: 12, bottom: 22 }
const CHARACTER = 9 // pixels, at most
const MARK = 24 // and what is around it
const END_HEIGHT = 18 // so far apart are the marks at the ends of the lines
const MARK_EVERY = 60

/** The scores of a game. */
export function chart(frames: Frame[], width: number, height: number): Chart {
  const scores = frames.flatMap((frame) => frame.scores)
  const step = niceStep(best(scores) - Math.min(0, ...scores), mostSteps(height))
  const low = Math.floor(Math.min(0, ...scores) / step) * step
  const high = Math.max(step, Math.ceil(best(scores) / step) * step)
  const points = frames.map(({ scores }, at) => ({ at, values: scores }))
  return draw({ frames, points, low, high, step, isStepped: true, label: signed }, width, height)
}

export function draw(curves: Curves, width: number, height: number): Chart {
  const { frames, points, low, high, step, label } = curves
  const last = Math.max(1, frames.length - 1)
  const end = points.at(-1)!
  const longest = Math.max(...[low, high, ...end.values].map((value) => label(value).length))
  const left = 8 + longest * CHARACTER
  const right = width - MARK - 2 - longest * CHARACTER
  const x = (move: number): number => left + (move / last) * (right - left)
  const y = (value: number): number =>
    SPACE.top + (1 - (value - low) / (high - low)) * (height - SPACE.top - SPACE.bottom)
  const across: Tick[] = []
  for (let value = low; value <= high; value += step) across.push({ at: y(value), label: label(value) })
  const seats = end.values.map((_, seat) => seat)
  return {
    left,
    right,
    x,
    y,
    move: (pixels) => Math.max(0, Math.min(last, Math.round(((pixels - left) / (right - left)) * last))),
    across,
    along: roundTicks(frames, x),
    lines: seats.map((seat) => line(curves, seat, x, y)),
    marks: seats.flatMap((seat) => marksOf(curves, seat, seats.length, x, y)),
    ends: apart(end, seats, label, x(end.at), y, high, low),
    zero: y(0),
  }
}

/** How many steps between ticks there is room for. */
export const mostSteps = (height: number): number => (height - SPACE.top - SPACE.bottom) / 28

/** A number as text, with a proper minus sign. */
export const signed = (score: number): string => String(score).replace('-', '−')

/** The smallest of 1, 2, 5, 10, 20 ... with which the range has at most `most` steps. */
export function niceStep(range: number, most: number): number {
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

/** The path of a seat's line. */
function line(
  { points, isStepped }: Curves,
  seat: number,
  x: (move: number) => number,
  y: (value: number) => number,
): string {
  const value = ({ values }: Point): number => values[seat]!
  let path = `M${x(points[0]!.at).toFixed(1)} ${y(value(points[0]!)).toFixed(1)}`
  for (let i = 1; i < points.length; i++)
    if (!isStepped) path += `L${x(points[i]!.at).toFixed(1)} ${y(value(points[i]!)).toFixed(1)}`
    else if (value(points[i]!) !== value(points[i - 1]!))
      path += `H${x(points[i]!.at).toFixed(1)}V${y(value(points[i]!)).toFixed(1)}`
  return `${path}H${x(points.at(-1)!.at).toFixed(1)}`
}

/** Shapes along each line; the seats take turns, so that lines that lie on each other can be told apart. */
function marksOf(
  { points, isStepped }: Curves,
  seat: number,
  seats: number,
  x: (move: number) => number,
  y: (value: number) => number,
): Chart['marks'] {
  const end = x(points.at(-1)!.at)
  const start = x(points[0]!.at)
  const found: Chart['marks'] = []
  let after = 0
  for (let at = start + (MARK_EVERY * (seat + 0.5)) / seats; at < end - 14; at += MARK_EVERY) {
    while (x(points[after]!.at) <= at) after += 1
    const [before, next] = [points[after - 1]!, points[after]!]
    const part = isStepped ? 0 : (at - x(before.at)) / (x(next.at) - x(before.at))
    found.push({ seat, x: at, y: y(before.values[seat]! + part * (next.values[seat]! - before.values[seat]!)) })
  }
  return found
}

/** The marks at the ends of the lines, moved apart where the values are close. */
function apart(
  { values }: Point,
  seats: number[],
  label: (value: number) => string,
  x: number,
  y: (value: number) => number,
  high: number,
  low: number,
): Chart['ends'] {
  const found = seats
    .map((seat) => ({ seat, x, y: y(values[seat]!), label: label(values[seat]!) }))
    .sort((a, b) => a.y - b.y || a.seat - b.seat)
  for (let i = 1; i < found.length; i++) found[i]!.y = Math.max(found[i]!.y, found[i - 1]!.y + END_HEIGHT)
  let floor = y(low)
  for (let i = found.length - 1; i >= 0; i--) {
    found[i]!.y = Math.max(y(high), Math.min(found[i]!.y, floor))
    floor = found[i]!.y - END_HEIGHT
  }
  return found
}

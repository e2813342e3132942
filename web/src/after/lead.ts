/** How the lead moved, counted from the scores of the frames. */
import { locale, t } from '../lib/texts.svelte'
import type { Frame, Replay } from '../replay/types'

export const best = (scores: number[]): number => Math.max(...scores)

/** How far a seat is ahead of the best of the others; below 0: behind. */
export const margin = (scores: number[], seat: number): number =>
  (scores[seat] ?? 0) - best(scores.filter((_, other) => other !== seat))

/** The round of every frame. */
export function roundsOf(frames: Frame[]): number[] {
  let round = 0
  return frames.map(({ view }) => (round = typeof view['round'] === 'number' ? view['round'] : round))
}

/** What the players of a game count: points, or the one thing that decides it. */
export function counted({ items }: Replay): string {
  const counting = items.filter((item) => !item.tie)
  return counting.length === 1 ? counting[0]!.text : t('web-after-points')
}

/** What a round is called: some games have one with a name of its own. */
export function roundName(game: string, n: number): string {
  const named = `web-replay-round-${game}-${n}`
  return locale.has(named) ? t(named) : t('web-replay-round', { n })
}

/** The last frame of every round, which is where its score stands. */
export function roundEnds(frames: Frame[]): { round: number; frame: Frame }[] {
  const rounds = roundsOf(frames)
  return frames.flatMap((frame, index) =>
    rounds[index] === rounds[index + 1] ? [] : [{ round: rounds[index]!, frame }],
  )
}

export interface Moment {
  move: number
  round: number
  seat: number
  gain: number // on the best of the others
  leads: boolean // and was not ahead of all before
}

const MOST_MOMENTS = 5
const LEAD_WEIGHT = 2 // points that taking the lead is worth here

/** The turns that changed most, in the order they were played. */
export function keyMoments(frames: Frame[]): Moment[] {
  const rounds = roundsOf(frames)
  const found: Moment[] = []
  for (const [from, to] of spans(frames)) {
    const before = frames[from]!.scores
    const after = frames[to]!.scores
    const gains = after.map((_, seat) => margin(after, seat) - margin(before, seat))
    const gain = best(gains)
    if (gain <= 0) continue
    const seat = gains.indexOf(gain)
    const move = biggestStep(frames, from, to, seat)
    const leads = margin(after, seat) > 0 && margin(before, seat) <= 0
    found.push({ move, round: rounds[move]!, seat, gain, leads })
  }
  const weight = (moment: Moment): number => moment.gain + (moment.leads ? LEAD_WEIGHT : 0)
  return found
    .sort((a, b) => weight(b) - weight(a) || b.move - a.move)
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => a.move - b.move)
}

/** Turns as pairs of frames: the position before and after. */
function spans(frames: Frame[]): [number, number][] {
  const found: [number, number][] = []
  let from = 0
  for (let i = 1; i < frames.length; i++)
    if (i === frames.length - 1 || frames[i]!.turn !== frames[i - 1]!.turn) {
      found.push([from, i])
      from = i
    }
  return found
}

function biggestStep(frames: Frame[], from: number, to: number, seat: number): number {
  let found = to
  let most = -Infinity
  for (let i = from + 1; i <= to; i++) {
    const step = margin(frames[i]!.scores, seat) - margin(frames[i - 1]!.scores, seat)
    if (step > most) [most, found] = [step, i]
  }
  return found
}

export interface SeatStatistics {
  decisions: number
  perRound: number
  bestMove: number // most points in one move
  ahead: number // share of the moves after which the seat led alone
}

export function statistics(frames: Frame[]): SeatStatistics[] {
  const rounds = new Set(roundsOf(frames)).size
  const played = Math.max(1, frames.length - 1)
  return frames[0]!.scores.map((start, seat) => {
    const counted = frames.slice(1)
    return {
      decisions: counted.filter((frame) => frame.seat === seat).length,
      perRound: ((frames.at(-1)!.scores[seat] ?? 0) - start) / rounds,
      bestMove: best(counted.map(({ scores }, i) => (scores[seat] ?? 0) - (frames[i]!.scores[seat] ?? 0))),
      ahead: counted.filter(({ scores }) => margin(scores, seat) > 0).length / played,
    }
  })
}

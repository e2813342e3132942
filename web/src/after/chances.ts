/** What the charts of the chances and of luck draw. */
import { locale } from '../lib/texts.svelte'
import type { Frame } from '../replay/types'
import { draw, mostSteps, niceStep, signed, type Chart } from './chart'
import type { Point } from './review'

const LEAST_LUCK = 10 // percentage points that the chart of luck has room for

/** A number of 100, as percent in the reader's language. */
export const percent = (value: number): string =>
  new Intl.NumberFormat(locale.lang, { style: 'percent' }).format(value / 100)

/** Percentage points gained or lost. */
export const gained = (value: number): string => {
  const rounded = Math.round(value)
  return rounded > 0 ? `+${rounded}` : signed(rounded + 0) // no "-0"
}

export const chancesChart = (frames: Frame[], points: Point[], width: number, height: number): Chart =>
  draw({ frames, points, low: 0, high: 100, step: 25, isStepped: false, label: percent }, width, height)

export function luckChart(frames: Frame[], points: Point[], width: number, height: number): Chart {
  const most = Math.max(LEAST_LUCK, ...points.flatMap(({ values }) => values.map(Math.abs)))
  const step = niceStep(2 * most, mostSteps(height))
  const high = Math.ceil(most / step) * step
  return draw({ frames, points, low: -high, high, step, isStepped: true, label: gained }, width, height)
}

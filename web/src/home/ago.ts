/** A time in the past relative to now, as "3 minutes ago" in the reader's language. */
import { locale } from '../lib/texts.svelte'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

export function ago(at: number): string {
  const seconds = Date.now() / 1000 - at
  const format = new Intl.RelativeTimeFormat(locale.lang, { numeric: 'auto' })
  for (const [unit, size] of UNITS) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit)
  return format.format(0, 'second')
}

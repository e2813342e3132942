/** Names of players and bots for the reader. */
import { dashed, locale, t } from './texts.svelte'
import type { SeatInfo } from './types'

/** A name without the characters that would reverse the text around it. The server accepts no such names, files may have them. */
export const withoutBidiMarks = (name: string): string =>
  name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

export function botName(id: string): string {
  const key = `server-bot-${dashed(id)}`
  return t('web-bot-name', { bot: locale.has(key) ? t(key) : id })
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('web-seat-open')
  return seat.kind === 'bot' ? botName(seat.bot ?? '') : (seat.name ?? t('web-guest-name'))
}

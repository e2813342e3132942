/** What to call whoever sits somewhere. */
import { dashed, locale, t } from './texts.svelte'
import type { SeatInfo } from './types'

export function botName(id: string): string {
  const key = `server-bot-${dashed(id)}`
  return t('web-bot-name', { bot: locale.has(key) ? t(key) : id })
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('web-seat-open')
  return seat.kind === 'bot' ? botName(seat.bot ?? '') : (seat.name ?? t('web-guest-name'))
}

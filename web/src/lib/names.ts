/** Names of players and bots for the reader. */
import { dashed, locale, t } from './texts.svelte'
import type { SeatInfo } from './types'

/** A name without the characters that would reverse the text around it. The server accepts no such names, files may have them. */
export const withoutBidiMarks = (name: string): string =>
  name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** What a bot is: its level. */
export function botLevel(id: string): string {
  const key = `server-bot-${dashed(id)}`
  return locale.has(key) ? t(key) : id
}

/** How a bot likes to play, in a sentence. */
export const styleOf = (style: string): string => t(`server-style-${style}-about`)

/** A bot that has no name of its own, as in records of other programs. */
export const botName = (id: string): string => t('web-bot-name', { bot: botLevel(id) })

/** The names of all seats; people at one device without a name of their own go by their colours. */
export function seatNames(seats: SeatInfo[]): string[] {
  const isSame = (one: SeatInfo, other: SeatInfo): boolean =>
    one !== other &&
    one.kind === 'human' &&
    other.kind === 'human' &&
    one.person === other.person &&
    one.name === other.name
  return seats.map((seat) =>
    seats.some((other) => isSame(seat, other)) ? t(`common-colour-${seat.colour}`) : seatName(seat),
  )
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('web-seat-open')
  return seat.name ?? (seat.kind === 'bot' ? botName(seat.bot ?? '') : t('web-guest-name'))
}

const FACES = 6

/** The drawing of a bot's face: another one at every seat, and not always the same at the first. */
export function botFace(names: readonly string[], seat: number): string {
  const first = [...names.join('')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return `face_${(first + seat) % FACES}`
}

/** The status of tables, in words. */
import { seatName } from '../lib/names'
import { t } from '../lib/texts.svelte'
import type { TableInfo } from '../lib/types'

export const isRunning = (table: TableInfo): boolean => table.status === 'waiting' || table.status === 'playing'

/** The status of a table in a few words, for a player of it or for others. */
export function statusText(table: TableInfo, yourTurn = false): string {
  if (table.status === 'waiting' && table.reveal_by !== null) return t('web-wait-drawing')
  if (table.status === 'waiting')
    return t('web-home-waits-for', { n: table.seats.filter((seat) => seat.kind === 'open').length })
  if (table.status === 'playing') {
    if (yourTurn) return t('web-home-your-turn')
    const actor = table.actor === null ? null : table.seats[table.actor]
    return actor ? t('web-home-turn-of', { name: seatName(actor) }) : t('web-home-playing')
  }
  if (table.status !== 'over') return t('web-home-ended-without')
  const winners = ((table.result?.['winners'] ?? []) as number[]).map((seat) => table.seats[seat]!)
  if (winners.some((seat) => seat.you)) return t('web-home-you-won')
  return t('web-home-won-by', { names: winners.map(seatName).join(', '), n: winners.length })
}

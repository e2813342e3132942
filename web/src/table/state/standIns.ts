/** Bots that play in place of people. */
import { post, remove } from '../../lib/api'
import type { SeatInfo, TableInfo } from '../../lib/types'

const BOT = 'settler'

export const letBotPlay = (table: string, seat: number): Promise<unknown> =>
  post(`/api/tables/${table}/seats/${seat}/stand-in`, { bot: BOT })

/** Play on oneself: whoever had left joins again, whoever has only let a bot play sends it away. */
export async function comeBack(info: TableInfo): Promise<void> {
  const mine = info.seats.filter((seat) => seat.you)
  if (mine.some((seat) => seat.left)) await post(`/api/tables/${info.id}/join`)
  else
    for (const seat of mine.filter(({ stand_in }) => stand_in !== null))
      await remove(`/api/tables/${info.id}/seats/${seat.seat}/stand-in`)
}

/** Others who have left or keep everybody waiting too long; a bot may play for them. */
export const lateSeats = (info: TableInfo): SeatInfo[] =>
  info.seats.filter((seat) => !seat.you && seat.person !== null && seat.stand_in === null && (seat.out || seat.left))

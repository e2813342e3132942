/** Requests about stand-ins: bots that play in place of people. */
import { post, remove } from '../../lib/api'
import type { SeatInfo, TableInfo } from '../../lib/types'

const BOT = 'settler'

export const letBotPlay = (table: string, seat: number): Promise<unknown> =>
  post(`/api/tables/${table}/seats/${seat}/stand-in`, { bot: BOT })

/** Take the seat back: whoever had left joins again, whoever has let a bot play sends it away. */
export async function comeBack(info: TableInfo): Promise<void> {
  const mine = info.seats.filter((seat) => seat.you)
  if (mine.some((seat) => seat.left)) await post(`/api/tables/${info.id}/join`)
  else
    for (const seat of mine.filter(({ stand_in }) => stand_in !== null))
      await remove(`/api/tables/${info.id}/seats/${seat.seat}/stand-in`)
}

/** The seats of others who have left or whose time is up; a bot may play for them. */
export const lateSeats = (info: TableInfo): SeatInfo[] =>
  info.seats.filter((seat) => !seat.you && seat.person !== null && seat.stand_in === null && (seat.out || seat.left))

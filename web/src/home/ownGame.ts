import type { TableInfo } from '../lib/types'

/** Whether somebody has played here in person: lessons are not meant, nor a table where a bot plays for them. */
export const isOwnGame = (table: TableInfo): boolean =>
  !table.lesson && table.seats.some(({ you, stand_in }) => you && stand_in === null)

/** The clocks to choose from, by the speed of the table; times are in seconds. */
export interface Clock {
  id: string // web-new-clock-ID
  time: { base: number; increment: number; grace: number } | null
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

export const CLOCKS: Record<'live' | 'turns', Clock[]> = {
  live: [
    { id: 'none', time: null },
    { id: 'quick', time: { base: 8 * MINUTE, increment: 12, grace: 30 } },
    { id: 'usual', time: { base: 15 * MINUTE, increment: 20, grace: 30 } },
    { id: 'calm', time: { base: 30 * MINUTE, increment: 30, grace: 60 } },
  ],
  turns: [
    { id: 'none', time: null },
    { id: 'day', time: { base: DAY, increment: DAY / 2, grace: 60 * MINUTE } },
    { id: 'days', time: { base: 3 * DAY, increment: DAY, grace: 60 * MINUTE } },
    { id: 'week', time: { base: 7 * DAY, increment: DAY, grace: 60 * MINUTE } },
  ],
}

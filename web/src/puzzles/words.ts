/** Chances and credits as numbers that people read. */

export const percent = (share: number): number => Math.round(100 * share)

/** A loss in percentage points: what is lost at all is at least one. */
export const points = (loss: number): number => (loss > 0 ? Math.max(1, percent(loss)) : 0)

/** How events are told: what is a list, and what one line does without. */
import type { Telling } from '../registry'

export const telling: Telling = {
  lists: { placed: 'place', income: 'piece', gained: 'piece' },
  repeats: () => false,
  minor: new Set(['paid_bid', 'paid_extra', 'neutral_value', 'line', 'wages', 'stage', 'turned_up', 'unsold']),
  forced: { passed: 'web-homesteaders-forced-pass' },
}

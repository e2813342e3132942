/** What newcomers are told when it first comes up, the most pressing first. */
import type { AnyView } from '../../lib/types'
import type { Excerpt, First, Sight } from '../registry'
import { read, type Seat } from './view'

const phase = (sight: Sight, name: string): boolean => sight.legal.length > 0 && read(sight.view).phase === name
const happened = ({ events }: Sight, name: string): boolean => events.some(({ event }) => event === name)
const happenedToMe = ({ events, seat }: Sight, name: string): boolean =>
  events.some((event) => event.event === name && event.seat === seat)
const own = ({ view, seat }: Sight): Seat | undefined => read(view).seats[seat]

/** Whether the silver in hand does not cover the wages that are asked for. */
const cannotPay = (sight: Sight): boolean => {
  const seat = own(sight)
  return phase(sight, 'wages') && seat !== undefined && (seat.silver ?? 0) < seat.workers
}

const DEALS = new Set(['buy', 'sell', 'hire', 'market'])
const deals = ({ legal }: Sight): boolean => legal.some(({ fields }) => DEALS.has(String(fields['action'])))

export const firsts: readonly First[] = [
  { id: 'final', text: 'web-homesteaders-first-final', rule: 'H-FINAL-02', when: (sight) => phase(sight, 'trade') },
  { id: 'wages', text: 'web-homesteaders-first-wages', rule: 'H-WAGE-02', when: cannotPay },
  {
    id: 'outbid',
    text: 'web-homesteaders-first-outbid',
    rule: 'H-AUCTION-07',
    when: (sight) => phase(sight, 'bid') && happenedToMe(sight, 'outbid'),
  },
  { id: 'neutral', text: 'web-homesteaders-first-neutral', rule: 'H-TWO-01', when: (sight) => phase(sight, 'neutral') },
  { id: 'passed', text: 'web-homesteaders-first-passed', rule: 'H-RAIL-01', when: (sight) => phase(sight, 'reward') },
  { id: 'build', text: 'web-homesteaders-first-build', rule: 'H-BUILD-04', when: (sight) => phase(sight, 'build') },
  {
    id: 'debt',
    text: 'web-homesteaders-first-debt',
    rule: 'H-DEBT-03',
    when: (sight) => (own(sight)?.debt ?? 0) > 0,
  },
  {
    id: 'stage',
    text: 'web-homesteaders-first-stage',
    rule: 'H-PREP-04',
    when: (sight) => happened(sight, 'stage') && read(sight.view).round > 1,
  },
  { id: 'place', text: 'web-homesteaders-first-place', rule: 'H-PLACE-01', when: (sight) => phase(sight, 'place') },
  { id: 'bid', text: 'web-homesteaders-first-bid', rule: 'H-AUCTION-01', when: (sight) => phase(sight, 'bid') },
  { id: 'deal', text: 'web-homesteaders-first-deal', rule: 'H-MARKET-01', when: deals },
]

export const reference = (_: AnyView): Excerpt[] => [{ slug: 'round' }, { slug: 'scoring' }, { slug: 'symbols' }]

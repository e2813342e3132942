/** What newcomers are told when it first comes up, the most pressing first. */
import type { AnyView } from '../../lib/types'
import type { Excerpt, First, Sight } from '../registry'
import { read, type View } from './view'

const can = ({ legal }: Sight, family: string): boolean => legal.some(({ fields }) => fields['action'] === family)
const phase = (sight: Sight, name: string): boolean => sight.legal.length > 0 && read(sight.view).phase === name
const happened = ({ events }: Sight, name: string): boolean => events.some(({ event }) => event === name)
const happenedToMe = ({ events, seat }: Sight, name: string): boolean =>
  events.some((event) => event.event === name && event.seat === seat)
const own = (sight: Sight): View['seats'][number] | undefined => read(sight.view).seats[sight.seat]

/** Whether somebody has gone to the city, and this seat is asked to bid along. */
const bidsAlong = (sight: Sight): boolean => phase(sight, 'bid') && read(sight.view).active !== sight.seat

const tollsAhead = (sight: Sight): boolean =>
  can(sight, 'build') && read(sight.view).fields.some(({ tolls }) => tolls?.some((seat) => seat !== sight.seat))

const closesLine = (sight: Sight): boolean =>
  can(sight, 'build') && Object.values(read(sight.view).lines).some((seats) => seats.includes(sight.seat))

export const firsts: readonly First[] = [
  {
    id: 'outbid',
    text: 'web-montana-first-outbid',
    rule: 'M-CITY-10',
    when: (sight) => phase(sight, 'bid') && happenedToMe(sight, 'outbid'),
  },
  { id: 'bid', text: 'web-montana-first-bid', rule: 'M-CITY-07', when: bidsAlong },
  {
    id: 'mountain',
    text: 'web-montana-first-mountain',
    rule: 'X-GOLD-09',
    when: (sight) => phase(sight, 'which_mountain') || happenedToMe(sight, 'took_tile'),
  },
  {
    id: 'special',
    text: 'web-montana-first-special',
    rule: 'X-SPECIAL-07',
    when: (sight) => phase(sight, 'which_tile'),
  },
  { id: 'full', text: 'web-montana-first-full', rule: 'M-RECRUIT-11', when: (sight) => phase(sight, 'too_many') },
  { id: 'advance', text: 'web-montana-first-advance', rule: 'M-RECRUIT-05', when: (sight) => can(sight, 'advance') },
  { id: 'upgrade', text: 'web-montana-first-upgrade', rule: 'M-CITY-23', when: (sight) => phase(sight, 'upgrades') },
  {
    id: 'canteen',
    text: 'web-montana-first-canteen',
    rule: 'M-CANTEEN-01',
    when: (sight) => (own(sight)?.canteens ?? 0) > 0,
  },
  { id: 'last', text: 'web-montana-first-last', rule: 'M-END-02', when: ({ view }) => read(view).last_round },
  { id: 'turn', text: 'web-montana-first-turn', rule: 'M-TURN-02', when: (sight) => phase(sight, 'turn') },
  { id: 'line', text: 'web-montana-first-line', rule: 'M-BUILD-13', when: closesLine },
  { id: 'toll', text: 'web-montana-first-toll', rule: 'X-TOWER-01', when: tollsAhead },
  { id: 'cleared', text: 'web-montana-first-cleared', rule: 'M-PROD-10', when: (sight) => happened(sight, 'cleared') },
  {
    id: 'shortage',
    text: 'web-montana-first-shortage',
    rule: 'M-SHORT-01',
    when: (sight) => happened(sight, 'shortage'),
  },
  {
    id: 'event',
    text: 'web-montana-first-event',
    rule: 'X-EVENT-04',
    when: (sight) => phase(sight, 'turn') && Boolean(read(sight.view).events?.right),
  },
  { id: 'city', text: 'web-montana-first-city', rule: 'M-CITY-03', when: (sight) => can(sight, 'city') },
  { id: 'work', text: 'web-montana-first-work', rule: 'M-PROD-03', when: (sight) => can(sight, 'work') },
  { id: 'build', text: 'web-montana-first-build', rule: 'M-BUILD-02', when: (sight) => can(sight, 'build') },
  { id: 'cow', text: 'web-montana-first-cow', rule: 'M-CATTLE-01', when: (sight) => can(sight, 'trade') },
]

/** The icons of a module's things. */
const OF_MODULES: Record<string, readonly string[]> = {
  settlements: ['market', 'gate', 'watchtower'],
  landscapes: ['river', 'lowland', 'site'],
  events: ['event_card'],
  goldrush: ['mountain_tile'],
}

export function reference({ modules }: AnyView): Excerpt[] {
  const base: Excerpt[] = [{ slug: 'turn' }, { slug: 'end' }, { slug: 'symbols' }]
  if (modules.length === 0) return base
  const missing = Object.entries(OF_MODULES).flatMap(([module, icons]) => (modules.includes(module) ? [] : icons))
  return [...base, { slug: 'modules-turn' }, { slug: 'expansion-symbols', without: new Set(missing) }]
}

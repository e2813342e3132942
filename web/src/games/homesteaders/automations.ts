/** What the page does by itself for those who like that. It reads nothing but the view and the server's legal actions. */
import type { AnyView, LegalAction } from '../../lib/types'
import type { Automation } from '../automations'
import { ownSeat, placesOf, read } from './view'

/** A payment out of the silver in hand, in a phase. Never with a new debt, never with gold. */
const payIn =
  (phase: string) =>
  (view: AnyView, legal: readonly LegalAction[]): LegalAction | null => {
    if (read(view).phase !== phase) return null
    const pay = legal.find((action) => action.fields['action'] === 'pay' && Number(action.fields['gold']) === 0)
    return pay && !((pay.change['debt'] ?? 0) > 0) ? pay : null
  }

/** A free worker, where the own town has a place that nobody who is there could fill. */
function takeWorker(view: AnyView, legal: readonly LegalAction[]): LegalAction | null {
  const shown = read(view)
  const own = shown.phase === 'worker' ? shown.seats[ownSeat(shown)] : undefined
  if (!own) return null
  const places = own.buildings.flatMap((id) => placesOf(shown.printed.buildings[id]!).flat())
  return places.length > own.workers ? (legal.find(({ move }) => move === 'worker') ?? null) : null
}

export const automations: Automation[] = [
  {
    id: 'autoWages',
    isOnAtFirst: true,
    label: 'web-homesteaders-auto-wages',
    about: 'web-homesteaders-auto-wages-about',
    aboutElsewhere: 'web-homesteaders-auto-wages-elsewhere',
    find: payIn('wages'),
  },
  {
    id: 'autoBids',
    isOnAtFirst: true,
    label: 'web-homesteaders-auto-bids',
    about: 'web-homesteaders-auto-bids-about',
    aboutElsewhere: 'web-homesteaders-auto-bids-elsewhere',
    find: payIn('pay'),
  },
  {
    id: 'autoWorkers',
    isOnAtFirst: true,
    label: 'web-homesteaders-auto-workers',
    about: 'web-homesteaders-auto-workers-about',
    aboutElsewhere: 'web-homesteaders-auto-workers-elsewhere',
    find: takeWorker,
  },
]

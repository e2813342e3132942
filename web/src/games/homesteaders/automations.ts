/** What the page does by itself for those who like that. It reads nothing but the view and the server's legal actions. */
import type { AnyView, LegalAction } from '../../lib/types'
import type { Automation } from '../automations'
import { read } from './view'

/** A payment out of the silver in hand, in a phase. Never with a new debt, never with gold. */
const payIn =
  (phase: string) =>
  (view: AnyView, legal: readonly LegalAction[]): LegalAction | null => {
    if (read(view).phase !== phase) return null
    const pay = legal.find((action) => action.fields['action'] === 'pay' && Number(action.fields['gold']) === 0)
    return pay && !((pay.change['debt'] ?? 0) > 0) ? pay : null
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
]

/** What the page does by itself for those who like that. It reads nothing but the view and the server's legal actions. */
import type { AnyView, LegalAction } from '../../lib/types'
import type { Automation } from '../automations'
import { read } from './view'

/** Wages out of the silver in hand. Never a bid, never with a new debt, never with gold. */
function findWages(view: AnyView, legal: readonly LegalAction[]): LegalAction | null {
  if (read(view).phase !== 'wages') return null
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
    find: findWages,
  },
]

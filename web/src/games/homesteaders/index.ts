import Poster from './Poster.svelte'
import type { GameDefinition } from '../registry'
import { choices, shortcuts } from './deciding'
import Table from './Table.svelte'
import { warnings } from './advice'
import { automations } from './automations'
import { explain } from './explain'
import { firsts, reference } from './firsts'
import { planAt } from './plans'
import { locate, moveAt, panelOf, spots } from './targets'
import { telling } from './telling'
import { holdings, icon, label } from './words'

export const game: GameDefinition = {
  id: 'homesteaders',
  Table,
  Poster,
  panels: () => [
    { id: 'auction', title: 'web-homesteaders-panel-auction', icon: 'auction' },
    { id: 'town', title: 'web-homesteaders-panel-town', icon: 'building_homestead' },
    { id: 'stock', title: 'web-homesteaders-panel-stock', icon: 'build' },
    { id: 'market', title: 'web-homesteaders-panel-market', icon: 'trade' },
    { id: 'players', title: 'web-homesteaders-panel-players', icon: 'people' },
  ],
  spots,
  moveAt,
  planAt,
  panelOf,
  locate,
  telling,
  holdings,
  icon,
  label,
  burdens: new Set(['debt']),
  explain,
  firsts,
  editing: async () => (await import('./editing')).editing,
  reference,
  warnings,
  automations,
  endings: new Set(['done', 'no_build', 'no_extra', 'no_worker']),
  undoTogether: new Set(['place', 'done']),
  choices,
  givesUp: new Set(['pass', 'sell', 'pay_off', 'borrow']),
  shortcuts,
}

import Poster from './Poster.svelte'
import type { GameDefinition } from '../registry'
import Table from './Table.svelte'
import { warnings } from './advice'
import { automations } from './automations'
import { locate, moveAt, panelOf, spots } from './targets'
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
  panelOf,
  locate,
  holdings,
  icon,
  label,
  warnings,
  automations,
  endings: new Set(['done']),
  undoTogether: new Set(['place', 'done']),
}

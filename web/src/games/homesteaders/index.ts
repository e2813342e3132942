import Poster from './Poster.svelte'
import type { GameDefinition } from '../registry'
import Table from './Table.svelte'
import { routine, warnings } from './advice'
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
  routine: { label: 'web-set-auto-wages', about: 'web-set-auto-wages-about', find: routine },
  undoTogether: new Set(['place', 'done']),
}

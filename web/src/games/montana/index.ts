import Poster from './Poster.svelte'
import type { AnyView } from '../../lib/types'
import type { GameDefinition, PanelName } from '../registry'
import { choices, closing, follow, REVEALING, shortcuts, suggest } from './deciding'
import Table from './Table.svelte'
import { explain } from './explain'
import { firsts, reference } from './firsts'
import { locate, moveAt, panelOf, spots } from './targets'
import { read } from './view'
import { telling } from './telling'
import { holdings, icon, label, progress, warnings } from './words'

function panels(view: AnyView): PanelName[] {
  const { printed, events, mountains } = read(view)
  const names: PanelName[] = [
    { id: 'landscape', title: 'web-montana-panel-landscape', icon: 'mountain' },
    { id: 'workers', title: 'web-montana-panel-workers', icon: 'wheel' },
    { id: 'city', title: 'web-montana-panel-city', icon: 'city' },
    { id: 'players', title: 'web-montana-panel-players', icon: 'people' },
  ]
  if (events || mountains || printed.landscape)
    names.push({ id: 'events', title: 'web-montana-panel-events', icon: 'event_card' })
  return names
}

export const game: GameDefinition = {
  id: 'montana',
  Table,
  Poster,
  panels,
  spots,
  moveAt,
  panelOf,
  locate,
  telling,
  holdings,
  icon,
  label,
  progress,
  explain,
  firsts,
  editing: async () => (await import('./editing')).editing,
  reference,
  warnings,
  automations: [],
  endings: new Set(['end_turn', 'stop', 'no_helper', 'no_advance', 'no_canteen', 'go_on', 'leave', 'sell_nothing']),
  turnEnds: new Set(['end_turn', 'no_canteen']),
  leadsOn: new Set(['canteen']),
  reveals: REVEALING,
  undoTogether: new Set(),
  choices,
  givesUp: new Set(['pass', 'give_back', 'sell', 'sell_workers', 'sell_goods']),
  closing,
  follow,
  shortcuts,
  suggest,
}

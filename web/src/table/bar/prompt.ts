/** The prompt: the sentence that says whose turn it is and what may be done. */
import { t } from '../../lib/texts.svelte'
import type { LiveTable } from '../state/live.svelte'

export interface Prompt {
  text: string
  icon: string
}

export function promptOf(table: LiveTable): Prompt {
  const { turn, info } = table
  if (table.connection !== 'open') return { text: t('web-table-lost'), icon: 'connection_lost' }
  if (info?.status === 'abandoned') return { text: t('web-table-abandoned'), icon: 'close' }
  if (info?.status === 'closed') return { text: t('web-table-closed'), icon: 'close' }
  if (turn.awaits === 'over') return { text: t('web-table-over'), icon: 'crown' }
  if (turn.actor === null) return { text: t('web-table-soon'), icon: 'hourglass' }
  const asked = turn.prompt ?? ''
  if (table.isMine(turn.actor) && !table.players[turn.actor]?.bot) return { text: asked, icon: '' }
  const name = table.nameOf(turn.actor)
  if (turn.thinking) return { text: t('web-table-thinks', { name }), icon: 'hourglass' }
  return { text: t('web-table-waits', { name }), icon: 'hourglass' }
}

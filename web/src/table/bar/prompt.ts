/** The prompt: the sentence that says whose turn it is and what may be done. */
import { locale, t } from '../../lib/texts.svelte'
import type { LiveTable } from '../state/live.svelte'

const LONG = 1 // seconds: who may think longer is said to

export interface Prompt {
  text: string
  icon: string
}

/** The question as it is said to whoever is asked: without their colour, by name where several share the device. */
function addressed(asked: string, table: LiveTable, actor: number): string {
  const player = table.players[actor]
  const colour = player ? `${t(`common-colour-${player.colour}`)}, ` : ''
  if (!colour || !asked.startsWith(colour)) return asked
  const rest = asked.slice(colour.length)
  return table.mySeats.length > 1 ? `${table.nameOf(actor)}, ${rest}` : rest[0]!.toUpperCase() + rest.slice(1)
}

export function promptOf(table: LiveTable): Prompt {
  const { turn, info } = table
  if (table.connection !== 'open') return { text: t('web-table-lost'), icon: 'connection_lost' }
  if (info?.status === 'abandoned') return { text: t('web-table-abandoned'), icon: 'close' }
  if (info?.status === 'closed') return { text: t('web-table-closed'), icon: 'close' }
  if (turn.awaits === 'over') return { text: t('web-table-over'), icon: 'crown' }
  if (turn.actor === null) return { text: t('web-table-soon'), icon: 'hourglass' }
  const asked = turn.prompt ?? ''
  if (table.isMine(turn.actor) && !table.players[turn.actor]?.bot)
    return { text: addressed(asked, table, turn.actor), icon: '' }
  const name = table.nameOf(turn.actor)
  if (turn.queued) return { text: t('web-table-queued', { name }), icon: 'hourglass' }
  if (turn.thinking && turn.seconds && turn.seconds >= LONG) {
    const seconds = new Intl.NumberFormat(locale.lang).format(turn.seconds)
    return { text: t('web-table-thinks-long', { name, seconds }), icon: 'hourglass' }
  }
  if (turn.thinking) return { text: t('web-table-thinks', { name }), icon: 'hourglass' }
  return { text: t('web-table-waits', { name }), icon: 'hourglass' }
}

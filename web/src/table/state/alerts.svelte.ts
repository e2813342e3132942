/** What calls the player to the table: sounds and the title of the tab. */
import { t, titleOf } from '../../lib/texts.svelte'
import type { LiveTable } from './live.svelte'
import { play } from './sound'

export function keepAlerting(table: LiveTable): void {
  let seq = -1
  let wasMine = false
  const isMine = $derived(table.legal.length > 0 || table.can.confirm)
  $effect(() => {
    const now = table.seq
    const becameMine = isMine && !wasMine
    wasMine = isMine
    if (seq === -1 || now === seq) {
      if (table.hasSnapshot) seq = now
      return
    }
    seq = now
    if (table.result) play('end')
    else play(becameMine ? 'turn' : 'move')
  })
  $effect(() => {
    if (table.messagesFromOthers > 0) play('chat')
  })
  $effect(() => {
    const game = table.info ? titleOf(table.info.game) : t('web-title')
    document.title = isMine && table.result === null ? t('web-table-tab-turn', { game }) : game
    return () => (document.title = t('web-title'))
  })
}

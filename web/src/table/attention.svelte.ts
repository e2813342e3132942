/** What draws attention to a table: tones and the title of the tab. Also what is done for the player by itself. */
import { prefs } from '../lib/prefs.svelte'
import { t } from '../lib/texts.svelte'
import type { LegalAction } from '../lib/types'
import type { LiveTable } from './live.svelte'
import { play } from './sound'

export function keepAttention(table: LiveTable): void {
  let seq = -1
  let wasMine = false
  const isMine = $derived(table.legal.length > 0 || table.can.confirm)
  $effect(() => {
    const now = table.seq
    const becameMine = isMine && !wasMine
    wasMine = isMine
    if (seq === -1 || now === seq) {
      if (table.known) seq = now
      return
    }
    seq = now
    if (table.result) play('end')
    else play(becameMine ? 'turn' : 'move')
  })
  $effect(() => {
    if (table.saidByOthers > 0) play('chat')
  })
  $effect(() => {
    const game = table.info ? t(`${table.info.game}-title`) : t('web-title')
    document.title = isMine && table.result === null ? t('web-table-tab-turn', { game }) : game
    return () => (document.title = t('web-title'))
  })
}

const WITHOUT_TRADES = new Set(['pay', 'borrow', 'pay_off'])
const family = (action: LegalAction): string => String(action.fields['action'])

/** Wages are paid by themselves where there is one way to pay and nothing to trade; not right after taking it back. */
export function keepWagesPaid(table: LiveTable): void {
  let tried = -1
  $effect(() => {
    if (!prefs.autoWages || !table.active || table.seq === tried) return
    const asked = table.legal.filter((action) => !action.extra)
    const wage = asked[0]
    if (asked.length !== 1 || !wage || family(wage) !== 'pay') return
    if (!table.legal.every((action) => WITHOUT_TRADES.has(family(action)))) return
    if (table.entries.at(-1)?.kind === 'undo') return
    tried = table.seq
    void table.act(wage)
  })
}

/** A table that begins with a position. */
import { joinWithCommitment } from '../lib/commitments'
import { me } from '../lib/me.svelte'
import { prefs } from '../lib/prefs.svelte'
import { router } from '../lib/router.svelte'
import type { Json } from '../lib/types'

/** Create a table whose game begins with a position as the server dumps it, and go there; a seat each: 'human' or a bot. */
export async function playFrom(position: Json, occupants: string[]): Promise<void> {
  await me.ensure()
  const table = await joinWithCommitment('/api/tables', {
    game: String(position['game']),
    players: occupants.length,
    start: position,
    seats: occupants.map((who) => (who === 'human' ? { kind: who } : { kind: 'bot', bot: who })),
    visibility: 'link',
    speed: 'live',
    pace: prefs.pace,
    think_less: prefs.thinkLess,
    chat: 'seated',
  })
  router.go(`/t/${table.id}`)
}

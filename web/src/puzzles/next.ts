/** Puzzles one after the other. */
import { get } from '../lib/api'
import { router } from '../lib/router.svelte'
import { addressOf, asked, type Wish } from './wish'

/** Go to a puzzle of a game that has not been tried yet, as long as there is one. */
export async function goToNext(game: string, wish: Wish, after = ''): Promise<void> {
  const query = new URLSearchParams([['game', game], ...asked(wish), ...(after ? [['after', after]] : [])])
  const { id } = await get<{ id: string }>(`/api/puzzles/next?${query}`)
  router.go(addressOf(id, wish))
}

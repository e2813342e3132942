/** What the home page offers a newcomer: an easy first game, or one between bots to look at. */
import { joinWithCommitment } from '../lib/commitments'
import { me } from '../lib/me.svelte'
import { router } from '../lib/router.svelte'
import type { TableInfo, TableRequest } from '../lib/types'
import { letBotPlay } from '../table/state/standIns'

const SLOW = 2 // seconds a move: time to see what the bots do

async function create(game: string, bot: string, pace: number): Promise<TableInfo> {
  const request: TableRequest = {
    game,
    players: 2,
    seats: [{ kind: 'human' }, { kind: 'bot', bot }],
    visibility: 'link',
    speed: 'live',
    pace,
    think_less: false,
    chat: 'seated',
  }
  await me.ensure()
  return joinWithCommitment('/api/tables', request)
}

/** A plain game for two against a bot. */
export async function playFirst(game: string, bot: string, pace: number): Promise<void> {
  const { id } = await create(game, bot, pace)
  router.go(`/t/${id}`)
}

/** A game between two bots; the seat of one of them is the newcomer's, who can take it over at any time. */
export async function watchBots(game: string, bot: string): Promise<void> {
  const { id, seats } = await create(game, bot, SLOW)
  await letBotPlay(id, seats.find(({ you }) => you)?.seat ?? 0)
  router.go(`/t/${id}`)
}

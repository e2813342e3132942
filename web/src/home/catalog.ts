/** The catalog: the games and bots of the server with their texts, asked for once in each language. */
import { get } from '../lib/api'
import type { components } from '../lib/schema'
import { locale, t } from '../lib/texts.svelte'
import type { GameInfo } from '../lib/types'
import { ownGames } from './posters'

export type Wording = components['schemas']['About']
export type BotInfo = components['schemas']['BotInfo']
export interface Catalog {
  games: GameInfo[]
  bots: BotInfo[]
}

const asked = new Map<string, Promise<Catalog>>()

async function ask(): Promise<Catalog> {
  const [games, bots] = await Promise.all([get<GameInfo[]>('/api/games'), get<BotInfo[]>('/api/bots/about')])
  await Promise.all(games.filter(({ id }) => !ownGames.includes(id)).map(({ id }) => locale.extend(id)))
  return { games, bots }
}

/** What is said of a bot where it is chosen: how it plays, and how long it thinks. */
export function botAbout(bot: BotInfo | undefined): string {
  if (!bot) return ''
  const seconds = new Intl.NumberFormat(locale.lang).format(bot.seconds)
  return `${bot.about} ${bot.seconds ? t('web-bot-thinks', { seconds }) : t('web-bot-at-once')}`
}

export function catalog(): Promise<Catalog> {
  const { lang } = locale
  let answer = asked.get(lang)
  if (!answer) {
    answer = ask()
    answer.catch(() => asked.delete(lang)) // the next visit asks again
    asked.set(lang, answer)
  }
  return answer
}

/** The headline of a result: who won, in one sentence. */
import { dashed, locale, t } from '../lib/texts.svelte'
import type { Result } from '../replay/types'
import type { Player } from '../table/state/stage.svelte'

/** A player in a sentence; where two have the same name, as bots do, with the colour. */
export function called(player: Player, players: Player[]): string {
  const isUnique = players.every((other) => other === player || other.name !== player.name)
  if (isUnique) return player.name
  return t('web-after-name', { name: player.name, colour: t(`common-colour-${dashed(player.colour)}`) })
}

export function headline(result: Result, players: Player[]): string {
  const winners = players.filter(({ seat }) => result.winners.includes(seat))
  if (winners.length === 1) {
    // Who passes the device around is every seat: then names tell more than "you".
    const isOnlyMe = winners[0]!.you && players.filter(({ you }) => you).length === 1
    return isOnlyMe ? t('web-after-you-won') : t('web-after-won', { name: called(winners[0]!, players) })
  }
  const list = new Intl.ListFormat(locale.lang, { type: 'conjunction' })
  return t('web-after-shared', { names: list.format(winners.map((winner) => called(winner, players))) })
}

/** Who won, in one sentence. */
import { dashed, locale, t } from '../lib/texts.svelte'
import type { Result } from '../replay/types'
import type { Sitting } from '../table/state/stage.svelte'

/** A player in a sentence; where two have the same name, as bots do, with the colour. */
export function called(sitting: Sitting, sittings: Sitting[]): string {
  const isUnique = sittings.every((other) => other === sitting || other.name !== sitting.name)
  if (isUnique) return sitting.name
  return t('web-after-name', { name: sitting.name, colour: t(`common-colour-${dashed(sitting.colour)}`) })
}

export function headline(result: Result, sittings: Sitting[]): string {
  const winners = sittings.filter(({ seat }) => result.winners.includes(seat))
  if (winners.length === 1) {
    // Who passes the device around is every seat: then names tell more than "you".
    const isOnlyMe = winners[0]!.you && sittings.filter(({ you }) => you).length === 1
    return isOnlyMe ? t('web-after-you-won') : t('web-after-won', { name: called(winners[0]!, sittings) })
  }
  const list = new Intl.ListFormat(locale.lang, { type: 'conjunction' })
  return t('web-after-shared', { names: list.format(winners.map((winner) => called(winner, sittings))) })
}

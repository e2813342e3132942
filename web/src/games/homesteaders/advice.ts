/** What a player may have overlooked, read off the view. */
import { t } from '../../lib/texts.svelte'
import type { AnyView } from '../../lib/types'
import { placesOf, read, type Seat, type View } from './view'

/** Remarks before the turn is handed on, while the position is still the one in which the decision was made. */
export function warnings(view: AnyView, seat: number): string[] {
  const shown = read(view)
  const own = shown.seats[seat]
  if (!own || shown.decider !== seat) return []
  if (shown.phase === 'place') return idle(shown, own)
  return shown.phase === 'trade' ? left(shown, own) : []
}

/** Workers who could still go somewhere. */
function idle(view: View, own: Seat): string[] {
  const n = own.workers - own.placed.length
  const free = own.buildings
    .flatMap((id) => placesOf(view.printed.buildings[id]!))
    .map((unit) => unit.filter((place) => !own.placed.includes(place)).length)
  return free.some((places) => places > 0 && places <= n) ? [t('web-homesteaders-warn-idle', { n })] : []
}

/** What would still be worth something in final trading. */
function left(view: View, own: Seat): string[] {
  const { numbers } = view.printed
  const goods = Object.values(own.goods ?? {}).reduce((sum, n) => sum + n, 0)
  const chips = own.trade ?? 0
  const sales = Math.min(chips, goods)
  const price = numbers['money.debt_price'] ?? 0
  const debts = Math.min(own.debt ?? 0, Math.floor((own.silver ?? 0) / price) + (own.goods?.gold ?? 0))
  const found: string[] = []
  if (chips > 0) found.push(t('web-homesteaders-warn-trade', { n: chips }))
  if (sales > 0) found.push(t('web-homesteaders-warn-goods', { n: sales, vp: numbers['money.sale_vp'] ?? 0 }))
  if (debts > 0) found.push(t('web-homesteaders-warn-debt', { n: debts }))
  return found
}

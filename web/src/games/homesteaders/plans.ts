/** A click on the ladder while others decide: a maximum bid for that tile. The server refuses what is no bid any more. */
import { t } from '../../lib/texts.svelte'
import type { AnyView } from '../../lib/types'
import type { PlanOffer } from '../registry'
import { read, type View } from './view'
import { tileWords } from './words'

/** The lowest bid that a seat could still make: as much as lies there with the right building, or with the own stone. */
function lowestBid({ auctions, printed, seats }: View, space: number, seat: number): number {
  const bid = auctions[space - 1]?.bid
  if (!bid) return 0
  const isEqualEnough =
    bid.by === seat || seats[seat]?.buildings.some((id) => printed.buildings[id]?.abilities.includes('equal_bid'))
  return bid.silver + (isEqualEnough ? 0 : 1)
}

export function planAt(spot: string, view: AnyView, seat: number): PlanOffer | null {
  const [kind, ...numbers] = spot.split(':')
  const [space, silver] = numbers.map(Number)
  const shown = read(view)
  const auction = kind === 'bid' && space !== undefined ? shown.auctions[space - 1] : undefined
  if (!auction || silver === undefined || auction.tile === null || shown.space !== null) return null
  if (silver < lowestBid(shown, space!, seat)) return null // the server says why not
  const tile = tileWords(shown.printed.tiles[auction.tile]!)
  const plan = { plan: 'max_bid', space, silver, round: shown.round }
  return {
    text: t('web-homesteaders-max-bid', { space: space!, tile, silver }),
    ways: (['ask', 'pass'] as const).map((then) => ({
      text: t(`web-homesteaders-max-bid-${then}`),
      plan: { ...plan, then },
    })),
  }
}

// The boards of Montana: where workers work, what a turn consists of, event cards and mountain tiles.
import { goods } from './goods'
import { cabin, land } from './land'
import { box, cord, disc, flat, line, of, shade, shape, shine, small, stroke, type Drawings } from './paint'
import { people } from './people'

const card = (inside: string): string =>
  shape('snow', 'M6 2h20c1.7 0 3 1.3 3 3v22c0 1.7-1.3 3-3 3H6c-1.7 0-3-1.3-3-3V5c0-1.7 1.3-3 3-3z') + inside
const hill = shape('sage', 'M2 28C3 15 8 6 16 6s13 9 14 22z') + shade('M20 6.8C26 9.5 29 18 30 28h-6c1-8 0-15-4-21.2z')
const no = cord('bad', 'M7 25L25 7', 2.4)
/** Give this, take that. */
const deal = (give: string, take: string): string =>
  small(give, 10.5, 10.5, 0.6) +
  small(take, 21, 21.5, 0.62) +
  shape('ochre', 'M21 2.5h3.5c3 0 4.5 2 4.5 4.5v1h2l-4 4.5-4-4.5h2V7c0-.7-.3-1-1-1H21z')
const tile = (inside: string): string =>
  shape('sand', 'M9 2.5h14L30 16l-7 13.5H9L2 16z') +
  shine('M9.6 3.8h12.8L28.5 16l-.6 1.2L22 6H10L4.1 17.2 3.5 16z') +
  inside

const { worker_white: worker = '' } = people
const { silver = '', goods: crate = '' } = goods

export const board: Drawings = {
  mine:
    hill +
    shape('line', 'M9 28V18l7-5.5 7 5.5v10z') +
    cord('wood', 'M9.5 28V17.5M22.5 28V17.5M7.5 17h17', 2.2) +
    shape('copper', 'M11.5 28l1-4h7l1 4z') +
    disc('steel', 13.5, 28, 1.5) +
    disc('steel', 18.5, 28, 1.5),
  quarry:
    shape('stone', 'M2 28V10l5-4h6v6h6v6h6v5h5v5z') +
    shade('M2 28V22h17v-4h6v5h5v5z') +
    shine('M3 10.5l4.3-3.5H12v2H8L3 12.5z') +
    line('M2 16h11M2 22h17M8 16v6M14 22v6', 1.1) +
    of(goods, 'big_stone', 25, 12.5, 0.36),
  grain_field:
    shape('grain', 'M2 28V17c4-3 24-3 28 0v11z') +
    shade('M2 28v-3c9-2.5 19-2.5 28 0v3z') +
    line('M8 28l2-12.5M16 28V15M24 28l-2-12.5', 1.1) +
    of(goods, 'grain', 16, 12.5, 0.72),
  farmland:
    shape('wood', 'M2 28V18c4-3 24-3 28 0v10z') +
    stroke('sage', 'M5 28l3-10M12 28l1.3-11M20 28l-1.3-11M27 28l-3-10', 2) +
    of(goods, 'pumpkin', 16, 14, 0.7),
  bank:
    shape('snow', 'M4 13h24v15H4z') +
    shape('sand', 'M2.5 13L16 4l13.5 9z') +
    shade('M16 4l13.5 9H22z') +
    shape('sand', 'M2.5 25.5h27V29h-27z') +
    line('M8 13v12.5M12 13v12.5M20 13v12.5M24 13v12.5', 1.6) +
    disc('silver', 16, 19, 4.7) +
    line('M14 20.7l2-3.2 2 3.2', 1.1),
  city:
    box('clay', 2.5, 14, 8, 14.5) +
    shape('dusk', 'M21.5 28.5V16l4-3.5 4 3.5v12.5z') +
    shape('sand', 'M9 28.5V11h13v17.5z') +
    shape('pine', 'M7.5 11.5L15.5 4l8 7.5z') +
    shade('M19 12h3v16.5h-3zM7.5 14h3v14.5h-3z') +
    shape('line', 'M13.5 28.5v-6h4v6z') +
    line('M12 15.5h2M17 15.5h2M12 19h2M17 19h2M5 18h2M5 22h2M25 19h1.5M25 23h1.5', 1.6),
  wheel:
    disc('wood', 16, 17.5, 12.5) +
    flat('copper', 'M16 17.5l-7.6-7.6a10.7 10.7 0 0 1 7.6-3.1z') +
    flat('grain', 'M16 17.5l7.6-7.6a10.7 10.7 0 0 1 3.1 7.6z') +
    flat('stone', 'M16 17.5l7.6 7.6a10.7 10.7 0 0 1-7.6 3.1z') +
    flat('pumpkin', 'M16 17.5l-7.6 7.6a10.7 10.7 0 0 1-3.1-7.6z') +
    flat(
      'snow',
      'M16 17.5V6.8a10.7 10.7 0 0 1 7.6 3.1zM16 17.5h10.7a10.7 10.7 0 0 1-3.1 7.6zM16 17.5v10.7a10.7 10.7 0 0 1-7.6-3.1zM16 17.5H5.3a10.7 10.7 0 0 1 3.1-7.6z',
    ) +
    line('M16 6.8v21.4M5.3 17.5h21.4M8.4 9.9l15.2 15.2M23.6 9.9L8.4 25.1', 1) +
    disc('wood', 16, 17.5, 3) +
    shape('clay', 'M11.5 1.5h9L16 10z'),
  arrow: shape('clay', 'M16 2.5L27 15h-6v14.5H11V15H5z') + shade('M16 2.5L27 15h-6v14.5h-5z'),
  recruit: small(worker, 13, 18, 0.85) + shape('ochre', 'M22.5 2.5h4.5V7h4v4.5h-4V16h-4.5v-4.5h-4V7h4z'),
  build:
    shape('sand', 'M4 29V17l8.5-7.5L21 17v12z') +
    shape('clay', 'M1.5 17.5l11-10 11 10-2 2-9-8-9 8z') +
    shape('line', 'M10 29v-6h5v6z') +
    cord('wood', 'M21 17l6-8.5', 2) +
    shape('steel', 'M22 4.5l3-2.5 6 5-1.5 3.5-3-1z'),
  upgrade:
    of(goods, 'small_stone', 9, 23, 0.5) +
    of(goods, 'big_stone', 22, 11, 0.6) +
    shape('ochre', 'M3 12.5L8 6l5 6.5h-3V17H6v-4.5z'),
  exchange:
    shape('dusk', 'M3 13V7.5h15V3l10.5 7.2L18 17.5V13z') + shape('ochre', 'M29 19v5.5H14V29L3.5 21.8 14 14.5V19z'),

  event_card: card(
    box('clay', 5.5, 4.5, 21, 23) +
      flat('ochre', 'M16 8.5a7.5 7.5 0 0 1 7.5 7.5h-15A7.5 7.5 0 0 1 16 8.5z') +
      shape('pine', 'M5.5 27.5V21l6-6 4.5 4.5 3-3 7.5 7v4z'),
  ),
  card_no_advance:
    of(goods, 'grain', 10, 17, 0.75) + small(shape('dusk', 'M4 12h12V5l12 11-12 11v-7H4z'), 23, 16, 0.5) + no,
  card_closed:
    box('wood', 4, 8, 24, 5) +
    box('wood', 4, 17, 24, 5) +
    shade('M4 11.5h24V13H4zM4 20.5h24V22H4z') +
    cord('wood', 'M8 5v24M24 5v24', 2.5) +
    no,
  card_no_cattle: of(land, 'cow', 16, 16, 0.9) + no,
  card_extra_cost: small(cabin('sand'), 12, 18, 0.72) + shape('bad', 'M22 4h4v4.5h4.5v4H26V17h-4v-4.5h-4.5v-4H22z'),
  card_no_cows: small((land.cow ?? '') + no, 10.5, 17, 0.62) + small(silver, 24, 21, 0.5),
  card_no_workers: small(worker + no, 10.5, 16, 0.64) + of(goods, 'grain', 25, 18, 0.62),
  card_rich:
    small(worker, 11.5, 13, 0.7) +
    [28.5, 25, 21.5].map((y) => `<ellipse fill="var(--silver)" cx="23.5" cy="${y - 1}" rx="6.5" ry="2.8"/>`).join(''),
  card_sell_workers: deal(worker, silver),
  card_hire: deal(silver, worker),
  card_sell_goods: deal(crate, silver),
  card_buy: deal(silver, crate),

  mountain_tile: tile(of(land, 'mountain', 16, 15.5, 0.66)),
  tile_silver: tile(small(silver, 16, 16, 0.62)),
  tile_good: tile(small(crate, 16, 15, 0.62)),
  tile_worker: tile(small(worker, 16, 15.5, 0.62)),
  tile_upgrade: tile(of(goods, 'big_stone', 19.5, 16.5, 0.5) + shape('clay', 'M6.5 17L11 10.5l4.5 6.5h-2.7v5H9.2v-5z')),
}

// The buildings of Homesteaders: roof or front in the colour of the kind, and what the house is known for.
import { goods } from './goods'
import { box, cord, disc, flat, line, of, shade, shape, shine, small, stroke, type Drawings } from './paint'
import { town } from './town'

const door = (x: number, y: number, width: number, height: number): string => box('line', x, y, width, height)
const windows = (d: string): string => `<path stroke="var(--dusk)" stroke-width="2.2" stroke-linecap="butt" d="${d}"/>`

/** A gabled house, a shop with a false front, a works with a chimney, a barn, the mouth of a mine. */
const house = (inside: string): string =>
  box('sand', 5.5, 14, 21, 15) +
  shade('M22.5 16h4v13h-4z') +
  shape('residential', 'M1.5 16.5L16 4l14.5 12.5z') +
  shade('M16 4l14.5 12.5H24z') +
  inside

const shop = (colour: string, inside: string): string =>
  shape(colour, 'M3.5 29V10h3V4.5h19V10h3v19z') +
  shine('M7.5 5.5h17V8h-17z') +
  shade('M25 10.5h3.5V29H25z') +
  box('snow', 7, 11.5, 18, 13) +
  inside +
  shape('wood', 'M2 26.5h28V29H2z')

const works = (colour: string, inside: string, smoke = true): string =>
  (smoke ? shape('snow', 'M25 6c-2-1.5-.5-4 1.5-3.5C27.5 1 30 1.5 30 3.5c1.5 1 .5 3-1.5 2.5z') : '') +
  box(colour, 23, 7, 5, 14) +
  shape(colour, 'M2 29V14.5l6.5-4v4l6.5-4v4l6.5-4V17H30v12z') +
  shade('M26.5 17H30v12h-3.5z') +
  inside

const barn = (colour: string, inside: string): string =>
  shape('sand', 'M4.5 29V14l4-6.5L16 4l7.5 3.5 4 6.5v15z') +
  shape(colour, 'M2 15l5-8.5L16 2.5l9 4L30 15l-2.5 1.5-4-7L16 6 8.5 9.5l-4 7z') +
  inside

const mine = (good: string): string =>
  shape('industrial', 'M1.5 29L6 15l7-9.5 4 4 4-3.5 6 10L30.5 29z') +
  shade('M21 6l6 10 3.5 13H24c.5-8-.5-16-3-23z') +
  shape('line', 'M8 29V17h16v12z') +
  cord('wood', 'M8.5 29V16.5M23.5 29V16.5M6 16h20', 2) +
  of(goods, good, 16, 24, 0.46)

const residential: Drawings = {
  homestead:
    box('stone', 21, 6, 4, 9) +
    box('wood', 5, 14.5, 22, 14.5) +
    line('M5 18.5h22M5 22h22M5 25.5h22', 1) +
    shape('residential', 'M1.5 16.5L16 5.5l14.5 11z') +
    shade('M16 5.5l14.5 11H24z') +
    door(13, 20.5, 6, 8.5),
  grain_mill:
    shape('sand', 'M10 29l2-15h8l2 15z') +
    shade('M18 14h2l2 15h-4z') +
    shape('residential', 'M11 14.5c0-4 2-6 5-6s5 2 5 6z') +
    cord('snow', 'M6.5 3.5l19 19M25.5 3.5l-19 19', 2.2) +
    disc('grain', 16, 13, 2.4) +
    door(14, 24, 4, 5),
  farm: barn(
    'residential',
    of(goods, 'pumpkin', 16, 13.5, 0.36) + box('wood', 10, 19, 12, 10) + line('M10 19l12 10M22 19L10 29', 1.2),
  ),
  boarding_house:
    box('sand', 5.5, 10, 21, 19) +
    shade('M22.5 12h4v17h-4z') +
    shape('residential', 'M3 11l4-7h18l4 7z') +
    windows('M9 14.5h3M14.5 14.5h3M20 14.5h3M9 20h3M20 20h3') +
    shape('snow', 'M14 18.5v2.5h4v-2.5z') +
    door(13.5, 22, 5, 7),
  railworkers_house: house(of(town, 'track', 16, 23, 0.4)),
  ranch:
    cord('wood', 'M5.5 30V8M26.5 30V8', 2.6) +
    shape('residential', 'M2 10.5V5.5h28v5z') +
    shine('M3 6.3h26V8H3z') +
    of(goods, 'cattle', 16, 19.5, 0.56) +
    line('M9 30v-1', 1),
  church:
    box('snow', 4, 18, 24, 11) +
    shape('residential', 'M2.5 19l5-5.5h17l5 5.5z') +
    box('snow', 11.5, 11, 9, 18) +
    shade('M17.5 12h3v17h-3zM24.5 19.5H28V29h-3.5z') +
    shape('residential', 'M10 12.5L16 4l6 8.5z') +
    stroke('ink', 'M16 1v4M14.3 2.5h3.4', 1.4) +
    door(13.7, 22, 4.6, 7) +
    windows('M15 16.5h2M6.5 23.5h2.5M23 23.5h2.5'),
  workshop: house(cord('wood', 'M12 27.5l6.5-6.5', 1.8) + shape('steel', 'M15 18.5l3-2.5 5 5-2.5 3-2-1.5-2-2z')),
  dude_ranch:
    box('sand', 3, 17, 26, 12) +
    shape('residential', 'M1 18.5l4-5h22l4 5z') +
    shade('M24 18.5h5V29h-5z') +
    cord('wood', 'M8 29v-9.5M24 29v-9.5', 1.4) +
    shape(
      'wood',
      'M10.5 10.5C10.5 5 12 2.5 13.5 2.5c1 0 1.5.7 2.5.7s1.5-.7 2.5-.7c1.5 0 3 2.5 3 8 3-.2 5-1 6.5-2.5.5 3.5-5 6-12 6S3.5 11.5 4 8c1.5 1.5 3.5 2.3 6.5 2.5z',
    ) +
    shape('clay', 'M10.5 8.5h11v2.5h-11z') +
    door(13, 21.5, 6, 7.5),
  town_hall:
    box('sand', 2.5, 17, 27, 12) +
    shape('residential', 'M1.5 17.5l3.5-4h22l3.5 4z') +
    box('sand', 10.5, 8, 11, 21) +
    shade('M18.5 9h3v20h-3zM26 18h3.5v11H26z') +
    shape('residential', 'M9 8.5l7-7 7 7z') +
    disc('snow', 16, 13, 3.3) +
    line('M16 11.2V13l1.3 1', 1.1) +
    door(13.5, 21.5, 5, 7.5) +
    windows('M5.5 22h3M23.5 22h3'),
}

const commercial: Drawings = {
  market:
    box('sand', 5, 14, 22, 15) +
    box('line', 8, 17, 16, 6) +
    of(goods, 'food', 12, 20.8, 0.3) +
    of(goods, 'wood', 20, 20.8, 0.3) +
    shape(
      'snow',
      'M5 4h22l3 9c0 2-1.5 3-3 3s-2.6-1-2.6-2.5c0 1.5-1.2 2.5-2.8 2.5S19 15 19 13.5c0 1.5-1.4 2.5-3 2.5s-3-1-3-2.5c0 1.5-1 2.5-2.6 2.5s-2.8-1-2.8-2.5C7.6 15 6.5 16 5 16s-3-1-3-3z',
    ) +
    flat(
      'commercial',
      'M9.3 4.7h4.4l-.9 8.8c0 1.2-1 1.8-2.2 1.8-1.4 0-2.4-.8-2.3-2zM18.3 4.7h4.4l1 8.6c.1 1.2-.9 2-2.3 2-1.2 0-2.2-.6-2.3-1.8z',
    ),
  trading_post: shop('commercial', of(goods, 'trade', 16, 18.2, 0.44)),
  general_store: shop(
    'commercial',
    shape('wood', 'M12 13h8c1.5 3 1.5 7 0 10h-8c-1.5-3-1.5-7 0-10z') + line('M11.2 16h9.6M11.2 20h9.6', 1.2),
  ),
  depot:
    box('sand', 7, 13, 18, 14) +
    shape('commercial', 'M1 14.5L6 7h20l5 7.5z') +
    shade('M26 7l5 7.5h-6z') +
    cord('wood', 'M3.5 27V15M28.5 27V15', 1.2) +
    box('ochre', 9.5, 19, 7, 7) +
    line('M9.5 19l7 7M16.5 19l-7 7', 1) +
    box('clay', 17.5, 21, 5, 5) +
    shape('steel', 'M1.5 26.5h29V29h-29z'),
  stables: barn('commercial', cord('silver', 'M13.5 25.5c-3-3-3.5-10 2.5-10s5.5 7 2.5 10', 2.6)),
  bank:
    box('snow', 4, 12, 24, 15) +
    shape('commercial', 'M2 12.5L16 3.5l14 9z') +
    shade('M16 3.5l14 9h-7z') +
    line('M8 12.5V26M12 12.5V26M20 12.5V26M24 12.5V26', 1.6) +
    of(goods, 'silver', 16, 19, 0.42) +
    shape('commercial', 'M2 25.5h28V29H2z'),
  terminal:
    shape('commercial', 'M2 29V16C2 8.5 8 3 16 3s14 5.5 14 13v13z') +
    shine('M3 16C3 9 8.5 4 16 4v1.8C9.5 5.8 4.8 10 4.8 16z') +
    shape('snow', 'M6 29V17c0-5.5 4.5-9.5 10-9.5S26 11.5 26 17v12z') +
    line('M6.5 18h19M11.5 9v9M20.5 9v9', 1) +
    of(town, 'railroad', 16, 23.5, 0.5),
  restaurant: shop(
    'commercial',
    stroke('line', 'M12.5 14v3c0 1.5-1 1.5-1 2.5v4M11 14v3M14 14v3', 1.4) +
      disc('sand', 18, 18.5, 3.6) +
      stroke('line', 'M23 14v9', 1.8),
  ),
}

const industrial: Drawings = {
  foundry: works(
    'industrial',
    shape('line', 'M7 29v-7c0-3 12-3 12 0v7z') +
      shape('ochre', 'M13 19.5c3 2.5 4 4 4 6a4 4 0 0 1-8 0c0-1.5.7-2.5 1.7-3.2.5 1 .8 1.2 1.3 1.2 0-1.5.3-2.7 1-4z'),
  ),
  steel_mill: box('industrial', 16, 4, 5, 14) + works('industrial', of(goods, 'steel', 13, 22.5, 0.5)),
  gold_mine: mine('gold'),
  copper_mine: mine('copper'),
  river_port:
    shape('industrial', 'M2.5 17h7V8h11v5h6.5v4h3l-3 7H5.5z') +
    shade('M4 21h24l-1.3 3H5.5z') +
    windows('M12 12.5h2M16.5 12.5h2') +
    box('line', 13, 2.5, 4, 5.5) +
    disc('ochre', 26, 19.5, 4.4) +
    line('M26 15.1v8.8M21.6 19.5h8.8', 1.1) +
    shape('dusk', 'M1 24c2.5-2 5-2 7.5 0s5 2 7.5 0 5-2 7.5 0 5 2 7.5 0v5.5H1z'),
  meatpacking_plant: works(
    'industrial',
    shape('food', 'M7 23.5c0-4 3-6 6-6 3.5 0 5 2.5 3.7 5.5-1.2 2.8-4 4-6.2 3.7C8.3 26.5 7 25.5 7 23.5z') +
      cord('snow', 'M16.5 19.5l3-2.5', 1.6) +
      disc('snow', 12, 21.8, 1.5),
  ),
  forge:
    shape('industrial', 'M2 14L16 3l14 11-2 2L16 7 4 16z') +
    cord('wood', 'M6 29V16M26 29V16', 2.2) +
    shape('steel', 'M7 17.5h5v-1.5h13c0 3.5-3.5 5-6.5 5v3l3 2.5V29h-11v-2.5l3-2.5v-3c-3.5 0-6-1-6.5-3.5z') +
    shine('M12.7 16.8h11.3l-.5 1.4H12.7z') +
    stroke('ochre', 'M14 10.5l1 2.5M19.5 10.5l-1 2.5', 1.5),
  train_station:
    box('industrial', 3, 12, 26, 9) +
    shape('industrial', 'M1 12.5l5-6h20l5 6z') +
    shade('M26 6.5l5 6h-6z') +
    shape('snow', 'M11 11a5 5 0 0 1 10 0v2H11z') +
    line('M16 8.5V11l1.5 1', 1.1) +
    of(town, 'railroad', 16, 22.5, 0.62),
}

const gear =
  'M14.2 17h3.6l.5 2.2 1.9 1.1 2.2-.7 1.8 3.1-1.7 1.5v2.2l1.7 1.5-1.8 3.1h-12.8l-1.8-3.1 1.7-1.5v-2.2l-1.7-1.5 1.8-3.1 2.2.7 1.9-1.1z'
const special: Drawings = {
  factory: works('special', small(shape('ochre', gear) + disc('snow', 16, 25, 2.6), 13, 14.5, 0.86)),
  rodeo:
    shape('special', 'M1.5 13l2-7h25l2 7z') +
    shine('M4 7h24l.5 1.8h-25z') +
    of(goods, 'cattle', 16, 15.5, 0.66) +
    cord('wood', 'M3.5 29.5V16M28.5 29.5V16M2 27h28', 2),
  lawyer:
    cord('ochre', 'M16 4v22M6.5 9h19', 1.8) +
    shape('special', 'M9 29.5c0-3 3-4.5 7-4.5s7 1.5 7 4.5z') +
    line('M6.5 9L2.5 18M6.5 9l4 9M25.5 9l-4 9M25.5 9l4 9', 1.2) +
    shape('special', 'M1.5 17.5h10c0 3-2 5-5 5s-5-2-5-5zM20.5 17.5h10c0 3-2 5-5 5s-5-2-5-5z') +
    disc('ochre', 16, 4.5, 2.2),
  fairgrounds:
    cord('special', 'M16 14.5L9 29M16 14.5L23 29', 2) +
    `<circle stroke-width="4.5" cx="16" cy="14" r="9.5"/><circle stroke="var(--ochre)" stroke-width="2" cx="16" cy="14" r="9.5"/>` +
    stroke('ochre', 'M16 4.5v19M6.5 14h19M9.3 7.3l13.4 13.4M22.7 7.3L9.3 20.7', 1.2) +
    [
      [16, 4.5],
      [25.5, 14],
      [16, 23.5],
      [6.5, 14],
      [9.3, 7.3],
      [22.7, 7.3],
      [9.3, 20.7],
      [22.7, 20.7],
    ]
      .map(([x = 0, y = 0]) => disc('special', x, y, 2.3))
      .join('') +
    disc('snow', 16, 14, 2.2),
  circus:
    cord('special', 'M16 8V2', 1) +
    shape('ochre', 'M16 1.8l6.5 2-6.5 2.2z') +
    box('snow', 5, 18, 22, 11) +
    flat('special', 'M9 18.7h4v9.6H9zM19 18.7h4v9.6h-4z') +
    shape('line', 'M13.5 29l2.5-9 2.5 9z') +
    shape(
      'snow',
      'M16 7c3 5 8 8 13.5 9.5-.5 2-2 3-3.5 3s-2.7-1-3-2c-.5 1.2-2 2-3.5 2s-3-.8-3.5-2c-.5 1.2-2 2-3.5 2s-3-.8-3.5-2c-.3 1-1.5 2-3 2s-3-1-3.5-3C8 15 13 12 16 7z',
    ) +
    flat(
      'special',
      'M15.5 9c-1 3.5-3.5 6.5-7 8.5.2.5-1.2 1.4-2.5 1.3-1.5 0-2.4-.8-2.7-1.8C8 15.5 12.5 13 15.5 9zM16.5 9c1 3.5 3.5 6.5 7 8.5.3.7 1.2 1.3 2.5 1.3s2.4-.8 2.7-1.8C24 15.5 19.5 13 16.5 9z',
    ),
  rail_yard:
    shape('special', 'M2 3h28v26H2z') +
    shine('M3 4h26v3H3z') +
    cord('steel', 'M9 28V4M9 22C9 14 22 16 22 4M22 28V19', 2) +
    disc('ochre', 24, 14.5, 3.2) +
    line('M5.5 25h7M5.5 19.5h5M5.5 9h7', 1.2),
}

export const buildings: Drawings = Object.fromEntries(
  Object.entries({ ...residential, ...commercial, ...industrial, ...special }).map(([id, drawing]) => [
    `building_${id}`,
    drawing,
  ]),
)

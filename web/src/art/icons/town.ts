// Homesteaders beside its goods and buildings: railroad, auction, kinds of buildings.
import { box, cord, disc, flat, line, shade, shape, shine, small, type Drawings } from './paint'

const locomotive =
  shape('steel', 'M3 19V9h9v10zM12 12h14v8H12z') +
  shape('clay', 'M2 6.5h11.5v3H2z') +
  shape('line', 'M5.5 11.5h4v3.5h-4z') +
  shine('M12.8 13h12.4v2H12.8z') +
  shape('clay', 'M20.5 12V7.5l-1.5-3h7l-1.5 3V12z') +
  shape('ochre', 'M14.5 12c0-2.5 3.5-2.5 3.5 0z') +
  shape('clay', 'M2 19h25.5l3 7H25z') +
  shade('M2 19h25.5l.8 2H6z') +
  disc('ochre', 8, 24.5, 4.5) +
  disc('ochre', 18, 24.5, 4.5) +
  disc('snow', 8, 24.5, 1.3) +
  disc('snow', 18, 24.5, 1.3)

const tie = (y: number, half: number): string => box('wood', 16 - half, y, 2 * half, 3.6)
const track =
  tie(3, 9.5) + tie(9.8, 10.8) + tie(16.8, 12.2) + tie(24, 13.5) + cord('steel', 'M11 2.5L8 29.5M21 2.5l3 27', 2)

const gavel =
  cord('wood', 'M13.5 14.5l11.5 9', 3) +
  shape('wood', 'M4.5 12.5l8.5-9 6.5 6-8.5 9z') +
  shape('ochre', 'M11.5 3l2-2 8 7.5-2 2zM3 12l-2 2.2 8 7.3 2-2z') +
  shape('wood', 'M3 26h14v4H3z')

const screen = (colour: string): string =>
  shape(colour, 'M2 9l9-3.5v19L2 28zM30 9l-9-3.5v19l9 3.5z') +
  shade('M21 5.5L30 9v19l-9-3.5z') +
  shape(colour, 'M11 5.5h10v19H11z')

export const kindShapes: Drawings = {
  residential: 'M16 2l13 11.5V29H3V13.5z',
  commercial: 'M16 2.5a13.5 13.5 0 1 1 0 27 13.5 13.5 0 0 1 0-27z',
  industrial: 'M3 4h7v3.5h3V4h6v3.5h3V4h7v25H3z',
  special: 'M16 1l4.6 5.7 7.2-1L26.5 13l5 5.3-6.6 3.2-.5 7.3-7-2.2L11 30l-2.6-6.8L1.2 21l3.7-6.3L2.6 8l7.3-.5z',
}

export const kinds: Drawings = Object.fromEntries(
  Object.entries(kindShapes).map(([kind, outline]) => [`tag_${kind}`, shape(kind, outline)]),
)

export const town: Drawings = {
  track,
  railroad: locomotive,
  advance: small(track, 11, 17, 0.86) + shape('ochre', 'M24.5 2.5L31 11h-4v9h-5v-9h-4z'),
  auction: gavel,
  tile:
    box('sand', 3, 3, 26, 26) +
    shine('M4 4h24v5H4z') +
    `<path stroke-width="1" d="M6 6h20v20H6z"/>` +
    small(gavel, 16.5, 16, 0.56),
  screen: screen('own') + shape('snow', 'M13 11h6v7h-6z') + line('M14.5 16l1.5-2.5 1.5 2.5', 1),
  start_player:
    cord('wood', 'M7.5 3v27', 2) +
    shape('ochre', 'M8.5 4H29l-5 6.5 5 6.5H8.5z') +
    shade('M8.5 13.5H26.3L29 17H8.5z') +
    shape('snow', 'M16 6l1.4 3 3.3.3-2.5 2.2.8 3.2-3-1.7-3 1.7.8-3.2-2.5-2.2 3.3-.3z'),
  neutral:
    shape('steel', 'M16 5c8 0 13 5 13 11.5S23.5 27 16 27 3 23 3 16.5 8 5 16 5z') +
    shade('M29 16.5C29 23 23.5 27 16 27c-5 0-9-1.6-11.2-4.5C14 24.5 24.5 20 26 9c2 2 3 4.6 3 7.5z') +
    flat('snow', 'M10 14.5h12v3.5H10z'),
}

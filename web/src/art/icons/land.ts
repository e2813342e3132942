// The landscape of Montana and what stands on it. Settlements take the colour of their player.
import { box, cord, disc, flat, line, shade, shape, shine, small, stroke, type Drawings } from './paint'

const hex = 'M9 3.5h14L30 16l-7 12.5H9L2 16z'

export const cabin = (colour: string): string =>
  box(colour, 20.5, 6.5, 4, 8) +
  box(colour, 5.5, 14, 21, 14) +
  shine('M6.3 17h19.4v10.2H6.3z') +
  shape(colour, 'M2 17L16 4l14 13-2.5 2.5L16 9 4.5 19.5z') +
  shape('line', 'M13 28v-7.5h6V28z') +
  line('M6 22.5h4M22 22.5h4', 1.2)

const peaks =
  shape('stone', 'M1.5 27.5L11.5 7l5 8.5 4-5.5 10 17.5z') +
  shade('M11.5 7l5 8.5L15 18l3 9.5h-6.5l1.5-8zM20.5 10l10 17.5h-8l1-8z') +
  shape('snow', 'M11.5 7l3.4 5.8-2 2.2-2-2-2.2 1.8-1-.8zM20.5 10l2.7 4.7-1.7 1-1.5-1.4-1.8 1.2-.6-1.3z')

const tuft = (x: number, y: number): string =>
  stroke('pine', `M${x} ${y}c-.3-3-1.5-5-3.5-6.5M${x} ${y}c0-4 .2-6 .7-8.5M${x} ${y}c.3-3 1.7-5 3.7-6`, 1.6)

const wagon =
  shape('snow', 'M8 17.5C6.5 10 9.5 7.5 16 7.5s9.5 2.5 8 10z') +
  shade('M18.5 7.6c5 .5 6.7 3.2 5.5 9.9h-4c.7-4 .3-7.3-1.5-9.9z') +
  line('M12.5 8.2c-1.3 3-1.4 6-.8 9.3M19 8c1.5 3 1.7 6.2 1.2 9.5', 1) +
  shape('wood', 'M7 17.5h18l-1.5 4.5h-15z') +
  disc('ochre', 11, 22.5, 3.2) +
  disc('ochre', 21, 22.5, 3.2) +
  line('M11 22.5v.1M21 22.5v.1', 2)

export const land: Drawings = {
  cow:
    cord('snow', 'M28.5 14.5c2 2 2 5 1.5 7.5', 1) +
    shape('snow', 'M9 12h16.5c2 0 3.5 1.5 3.5 3.5V28h-4v-5.5H15.5V28h-4v-7.5L9 19z') +
    flat('cattle', 'M16 12.8h7.5c1 3-1 6-4 6s-4.5-3-3.5-6zM25.8 18.5c.8-.6 1.7-.8 2.4-.6v4.3h-2.4z') +
    shape('cattle', 'M2.5 13.5l3-4h5.5l2.5 3.5v3.5L10.5 20h-5c-2 0-3-1.5-3-3.5z') +
    shape('sand', 'M2.5 15.7h7.5c1.5 1.5 1.5 3 .5 4.3h-5c-2 0-3-1.5-3-3.5z') +
    shape('snow', 'M5.5 9.5C3.5 9 2.5 7 3 4.5c1 2 2.5 2.5 4.5 3zM11 9.5c2-.5 3-2.5 2.5-5-1 2-2 2.5-4 3z') +
    `<path stroke-width="1.8" d="M7.5 13v.1M5 18v.1"/>`,
  canteen:
    cord('wood', 'M6.5 15C2 1.5 30 1.5 25.5 15', 1.8) +
    box('silver', 13, 3.5, 6, 5) +
    disc('dusk', 16, 18.5, 11) +
    shade('M26.7 16.5c1.2 6.5-4 13-10.7 13-4 0-7.4-2-9.4-5C15 27 24 24 26.7 16.5z') +
    disc('sand', 16, 18.5, 6) +
    line('M11.5 20l3-4.5 2 3 1.2-1.8L20.5 20', 1.3),
  settlement: cabin('own'),
  settlement2: small(cabin('own'), 20.5, 11.5, 0.68) + small(cabin('own'), 11.5, 20.5, 0.68),
  starting_tile: shape('sage', hex) + shade('M9 28.5L5.5 22.3h21l-3.5 6.2z') + small(wagon, 16, 15.5, 0.92),
  wagon: small(wagon, 16, 16.5, 1.2),
  mountain: peaks,
  lake:
    shape('dusk', 'M3 17.5C3 12 9 9 16.5 9 24 9 29 12 29 17s-5 8.5-12.5 8.5S3 22.5 3 17.5z') +
    shine('M5 17c.5-3.5 4.5-5.8 9.5-6.3-3 1.5-5 3.3-5.5 5.3z') +
    stroke('snow', 'M9 19c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0M17 14.5c1.5-1.5 3-1.5 4.5 0s2.5 1.3 3.5.5', 1.5),
  meadow: tuft(9, 16) + tuft(23, 13) + tuft(16, 28),
  river:
    shape('dusk', 'M11 2.5h9c1 5-7 8-5 12.5s11 6 9.5 14.5h-11C15 22 5 20 4.5 14.5S12 7 11 2.5z') +
    stroke('snow', 'M14.5 6c-1 3-4.5 5-4 8.5M16.5 19.5c2 2 3 4 2.5 7', 1.5),
  lowland:
    shape('sage', 'M2 24c3-7 8-10 13-8.5 4-4.5 10-5 15 2V27H2z') +
    shape('sand', 'M13 27c0-5 7-4.5 6-9.5l2.5-.8c2 5.5-3.5 6-1.5 10.3z') +
    shade('M22 27c2-3 5-5 8-6v6z'),
  site:
    shape('sand', 'M16 10l13 7-13 8-13-8z') +
    `<path stroke-dasharray="2.5 2.5" d="M16 13.5l7.5 3.8-7.5 4.6-7.5-4.6z"/>` +
    cord('wood', 'M16 5.5V11M4 12.5v5M28 12.5v5M16 20v6', 1.6) +
    stroke('clay', 'M4 13.5l12-7 12 7-12 7.5z', 1.3),
  market:
    box('own', 5, 14, 22, 14) +
    shine('M5.8 15h20.4v12.2H5.8z') +
    shape('line', 'M9 18h14v5H9z') +
    shape(
      'snow',
      'M5 5h22l3 9c0 2-1.5 3-3 3s-2.6-1-2.6-2.5c0 1.5-1.2 2.5-2.8 2.5S19 16 19 14.5c0 1.5-1.4 2.5-3 2.5s-3-1-3-2.5c0 1.5-1 2.5-2.6 2.5s-2.8-1-2.8-2.5C7.6 16 6.5 17 5 17s-3-1-3-3z',
    ) +
    flat(
      'own',
      'M9.3 5.7h4.4l-.9 8.8c0 1.2-1 1.8-2.2 1.8-1.4 0-2.4-.8-2.3-2zM18.3 5.7h4.4l1 8.6c.1 1.2-.9 2-2.3 2-1.2 0-2.2-.6-2.3-1.8z',
    ) +
    line('M9 5l-1.4 9.5M13.8 5L13 14.5M18.2 5l.8 9.5M23 5l1.4 9.5', 1.1),
  gate:
    shape('own', 'M3 29V12h7.5v17zM21.5 29V12H29v17z') +
    shine('M4 13h3v15H4zM22.5 13h3v15h-3z') +
    shape('own', 'M1.5 12.5V7h4v2h3.5V7h4v2h6V7h4v2h3.5V7h4v5.5z') +
    shape('snow', 'M10.5 18.5h11v4h-11z') +
    flat('clay', 'M12 19.2h2.5l-1 2.6H11zM17.5 19.2H20l-1 2.6h-2.5z') +
    cord('own', 'M16 7V2.5', 1) +
    shape('own', 'M16 2.2l6 1.8-6 2z'),
  watchtower:
    cord('own', 'M11.5 17L8 29M20.5 17L24 29', 1.8) +
    line('M10.5 21.5l11.5 4M21.5 21.5l-11.5 4', 1.3) +
    box('own', 8.5, 12, 15, 7) +
    shine('M9.3 13h13.4v2.5H9.3z') +
    shape('line', 'M12 9.5h8V13h-8z') +
    shape('own', 'M6 9.5L16 2l10 7.5z') +
    shade('M16 2l10 7.5h-7z'),
  nugget:
    shape('gold', 'M4 19.5l3-7 6-2.5 3-4.5 6.5 1.5 2 5.5 4 3.5-1 7-7 4-9.5-.5-6-3z') +
    shade('M28.5 16l-1 7-7 4-9.5-.5-6-3-1-4 7 3 8-.5 5-5z') +
    shine('M8 13l5-2 3.5-4.5 3 .7-3.5 5.3-7 3z') +
    line('M14 17l2-5.5 5.5-1M14 17l4.5 4', 1.1),
}

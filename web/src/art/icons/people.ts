// Workers and other persons. Every kind has its own hat, its own outline and its good on the chest.
import { goods } from './goods'
import { box, disc, line, shade, shape, shine, small, type Drawings } from './paint'

const face = shape('sand', 'M11 9h10v5.5a5 5 0 0 1-10 0z')

/** The good on a pale bib, so that it is seen on clothes of its own colour. */
const emblem = (good: string): string => disc('snow', 16, 24.2, 5.6) + small(goods[good] ?? '', 16, 24.2, 0.32, 0.7)

const felt = (colour: string): string =>
  shape(colour, 'M9.5 10.5C9.5 5 10.7 2.5 12.5 2.5c1.3 0 2 .8 3.5.8s2.2-.8 3.5-.8c1.8 0 3 2.5 3 8z') +
  shape(colour, 'M3 8c2 1.7 7 2.2 13 2.2S27 9.7 29 8c.3 3.7-5 5.5-13 5.5S2.7 11.7 3 8z') +
  shade('M3 8.5c2 2.5 8 3 13 3s11-.5 13-3c0 3.5-5 5-13 5s-13-1.5-13-5z')

const shoulders = 'M3.5 30v-5c0-5 3.5-7.5 7.5-8h10c4 .5 7.5 3 7.5 8v5z'
const darkSide = shade('M28.5 30v-5c0-4-2.2-6.4-5-7.4.8 4 .8 8.4 0 12.4z')

export const people: Drawings = {
  worker_copper:
    shape('copper', shoulders) +
    darkSide +
    face +
    shape('dusk', 'M8 10.5c0-5.5 3-8.5 8-8.5s8 3 8 8.5z') +
    shine('M10 9c0-3 1.5-5 4-5.6-.8 1.6-1.2 3.5-1.2 5.6z') +
    box('dusk', 6, 10, 20, 2.6) +
    disc('gold', 16, 6.8, 2.6) +
    emblem('small_copper'),
  worker_stone:
    shape('stone', 'M2.5 30V21l4-4h19l4 4v9z') +
    shade('M29.5 30v-9l-4-4h-2.5c1 4 1.5 8.5 1 13z') +
    face +
    shape('silver', 'M10.5 11.5c1.5 2 9.5 2 11 0 .8 5-1 9-5.5 9s-6.3-4-5.5-9z') +
    shape('pine', 'M9 9.5c0-4.5 2.8-7 7-7s7 2.5 7 7z') +
    shape('pine', 'M9 8h16.5c1.5 0 2.5 1 2.5 3H9z') +
    line('M14 14.8h4', 1.3) +
    emblem('small_stone'),
  worker_grain:
    shape('ochre', 'M6 30c0-8 2-12 6.5-13h7c4.5 1 6.5 5 6.5 13z') +
    shade('M26 30c0-7.5-1.8-11.5-5.5-12.7 1.2 3.7 1.5 8 1 12.7z') +
    face +
    shape('grain', 'M9.5 10c0-5.5 2-7.5 6.5-7.5s6.5 2 6.5 7.5z') +
    shape('grain', 'M1.5 10.5C6 8 26 8 30.5 10.5 26 14 6 14 1.5 10.5z') +
    shape('clay', 'M9.6 7h12.8l.2 2.3c-4 .6-9 .6-13.2 0z') +
    emblem('grain'),
  worker_pumpkin:
    shape('pumpkin', 'M16 14.5c6 1 11.5 9 13.5 15.5h-27C4.5 23.5 10 15.5 16 14.5z') +
    shade('M20 16c4.5 3 8 9 9.5 14H24c-.3-5.5-1.5-10-4-14z') +
    shape('snow', 'M16 2c5.5 0 9 3.5 9 8.5 0 4-2 7-4.5 8h-9C9 17.5 7 14.5 7 10.5 7 5.5 10.5 2 16 2z') +
    shade('M16 2c5.5 0 9 3.5 9 8.5 0 4-2 7-4.5 8H18c3-4 4-11-2-16.5z') +
    shape('sand', 'M11 11.5c0-3.5 2-5 5-5s5 1.5 5 5-2 6-5 6-5-2.5-5-6z') +
    emblem('pumpkin'),
  worker_white:
    shape('snow', shoulders) +
    darkSide +
    face +
    felt('snow') +
    disc('copper', 16, 20.3, 2.3) +
    disc('stone', 11.8, 24, 2.3) +
    disc('grain', 20.2, 24, 2.3) +
    disc('pumpkin', 16, 27.5, 2.3),
  worker:
    shape('dusk', shoulders) +
    darkSide +
    face +
    felt('wood') +
    shape('clay', 'M9 16.5c4 2 10 2 14 0l-1.5 4L16 25.5 10.5 20.5z') +
    shade('M16 18c2.5 0 5-.5 7-1.5l-1.5 4L16 25.5z'),
  contractor:
    shape('own', 'M4.5 29.5c0-7.5 4-11.5 11.5-11.5s11.5 4 11.5 11.5z') +
    shade('M27.5 29.5c0-6-2.5-9.8-7.5-11 2 3.5 2.5 7 2 11z') +
    shape('snow', 'M12.5 18.3h7L16 25z') +
    shape('sand', 'M10.5 9h11v4.5a5.5 5.5 0 0 1-11 0z') +
    shape('own', 'M9.5 8.5c0-4 2.5-6 6.5-6s6.5 2 6.5 6z') +
    shape('own', 'M6 8h20c0 2-1.5 3-3 3H9c-1.5 0-3-1-3-3z') +
    line('M12.5 15.5c1.5-1.5 2.5-1 3.5-.3 1-.7 2-1.2 3.5.3', 1.8),
}

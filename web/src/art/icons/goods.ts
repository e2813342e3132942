// Goods and money of both games. Raw goods are lumps, the big ones are worked: ingots and a cut block.
import { box, cord, disc, line, shade, shape, shine, type Drawings } from './paint'

const kernel = (x: number, y: number, turn: number): string =>
  `<path fill="var(--grain)" transform="translate(${x} ${y}) rotate(${turn})" d="M0 4.2C-3.4 1.4-2.9-3.4 0-5.6 2.9-3.4 3.4 1.4 0 4.2z"/>`

const ingot = (colour: string, x: number, y: number): string =>
  shape(colour, `M${x} ${y + 9}l2.5-9h8.5l2.5 9z`) + shine(`M${x + 3.2} ${y + 1.2}h7.1l.5 2h-8.2z`)

const rim = (colour: string): string =>
  disc(colour, 16, 16, 12.5) + line('M16 6.6a9.4 9.4 0 1 1 0 18.8 9.4 9.4 0 0 1 0-18.8z', 1)

export const goods: Drawings = {
  small_copper:
    shape('copper', 'M5.5 19.5l3-8 6.5-3.5 7.5 2 4 7-2.5 6.5-7 2.5-8-1z') +
    shade('M26.5 17l-2.5 6.5-7 2.5-8-1-3.5-5.5 6 2 7-1 4-5z') +
    shine('M9.5 12.2l5.3-2.9 2.7.7-4 4.5-4.6.7z') +
    line('M15 15.5l-1.5-4M15 15.5l7-1M15 15.5l-2 6', 1),
  big_copper: ingot('copper', 2.5, 17) + ingot('copper', 16, 17) + ingot('copper', 9.25, 8),
  small_stone:
    shape('stone', 'M4.5 20.5C4 13.5 9.5 8.5 16 8.5s12 5 11.5 12c-.3 4.5-22.5 5-23 0z') +
    shade('M27.5 20.5c-.3 4.5-22.5 5-23 0 6 1.5 16.5 1 20.5-6 1.5 1.5 2.7 3.5 2.5 6z') +
    shine('M7.5 15.5c1-3 4-5 7.5-5.2l-2 2.4c-2 .4-3.5 1.3-5.5 2.8z') +
    line('M18 12.5l2 2.5-1.5 2.5', 1),
  big_stone:
    shape('stone', 'M16 3.5l12.5 6V22L16 28.5 3.5 22V9.5z') +
    shine('M16 4.5l11 5.2-11 5.3-11-5.3z') +
    shade('M28.5 9.5V22L16 28.5v-13z') +
    line('M3.5 9.5l12.5 6 12.5-6M16 15.5v13') +
    line('M7.5 15l2 1M10 20.5l2 1M7 20l1 .5M20.5 21l2-1M23.5 15.5l2-1', 1),
  grain:
    cord('grain', 'M16 30V14', 1.6) +
    kernel(11.2, 21.5, -28) +
    kernel(20.8, 21.5, 28) +
    kernel(10.8, 14.3, -28) +
    kernel(21.2, 14.3, 28) +
    kernel(11.6, 7.6, -22) +
    kernel(20.4, 7.6, 22) +
    kernel(16, 7.2, 0),
  pumpkin:
    shape('sage', 'M14.2 11.5c.3-3-.7-5-2.2-6.5l4.5-2c1.5 2.5 2 5 1.8 8.5z') +
    shape('pumpkin', 'M9.5 11c-5 0-7 4-7 8.5s2.5 8.5 7.5 8.5h12c5 0 7.5-4 7.5-8.5S27.5 11 22.5 11z') +
    shade('M22.5 11c5 0 7 4 7 8.5S27 28 22 28H10c-2.5 0-4.5-1-5.7-2.6 4 .8 17.7 1.6 19.7-2.4 1.5-3 1-9-1.5-12z') +
    line('M12 11.5c-3 4-3 12 0 16M20 11.5c3 4 3 12 0 16', 1.2) +
    shine('M5 17.5c.3-2.3 1.4-4 3.2-4.5-.9 2-1.3 4-1.3 6.5z'),
  silver:
    rim('silver') +
    shine('M7.8 15a8.3 8.3 0 0 1 7.2-7.3v2.4A6 6 0 0 0 10.2 15z') +
    line('M10 20l4.5-7.5 2.5 4 1.5-2.2L22 20z'),
  goods:
    box('wood', 4, 10, 24, 18) +
    shade('M4 22h24v6H4z') +
    shine('M5 11h22v3H5z') +
    line('M4 16h24M4 22h24', 1.2) +
    shape('wood', 'M4 10h4v18H4zM24 10h4v18h-4z') +
    shape('pumpkin', 'M10 10c0-3.5 2-5.5 5-5.5s5 2 5 5.5z') +
    shape('grain', 'M18.5 10c0-3 1-5.5 3-7.5 2 2 2.5 4.5 2.2 7.5z'),
  wood:
    shape('wood', 'M6 18.5h17a5 5 0 0 1 0 10H6z') +
    disc('sand', 7, 23.5, 5) +
    shape('wood', 'M10 5.5h15a5.2 5.2 0 0 1 0 10.4H10z') +
    shade('M10 12.5h19.2c-.8 2-2.3 3.4-4.2 3.4H10zM11 25h16c-.8 2-2.3 3.5-4.2 3.5H9.5z') +
    disc('sand', 10.5, 10.7, 5.2) +
    `<circle cx="10.5" cy="10.7" r="2.2" stroke-width="1.1"/><circle cx="7" cy="23.5" r="2.1" stroke-width="1.1"/>` +
    line('M18 9h6M19.5 21.5h4', 1.1),
  food:
    shape('sage', 'M17 8c1-3.5 4-5.5 8-5-.5 3.8-3.5 5.8-8 5z') +
    shape(
      'food',
      'M16 9.5c4-3 12-1.5 12 7 0 7-4.5 12.5-8 12.5-1.7 0-2.5-.8-4-.8s-2.3.8-4 .8c-3.5 0-8-5.5-8-12.5 0-8.5 8-10 12-7z',
    ) +
    shade(
      'M24.5 9c2 1.2 3.5 3.6 3.5 7.5 0 7-4.5 12.5-8 12.5-1.7 0-2.5-.8-4-.8s-2.3.8-4 .8c-1.5 0-3.2-1-4.7-2.7 10 2 17.2-5.3 17.2-17.3z',
    ) +
    shine('M7 15c0-2.5 1.3-4 3.5-4.3-.8 1.8-1 3.5-.8 6z') +
    line('M16 9.5c0-2-.7-3.7-2-5', 1.8),
  steel:
    shape('steel', 'M3 10l6-5h20l-6 5z') +
    shape('steel', 'M23 14.5l6-5v-4.5l-6 5z') +
    shape('steel', 'M16.5 14.5h4l5-2v7.5l-5 2.5h-4z') +
    shape('steel', 'M20.5 22.5l8.5-5v4.5l-6 5z') +
    shape('steel', 'M3 10h20v4.5h-6.5v8H23V27H3v-4.5h6.5v-8H3z') +
    shine('M5.5 9.2l4-3.4h17l-4 3.4z') +
    shade('M23.7 14v-3.7l4.6-3.8V9zM21.2 22l4.3-2.6v-7l-4.3 2zM23.7 26.3v-3.6l4.6-2.9v2.5z'),
  gold:
    shape('gold', 'M3 23.5l4-9.5 16-5.5 6 8.5-2 5-17.5 6z') +
    shade('M9.5 28l-6.5-4.5 4-9.5 5 5z') +
    shine('M8.8 14l14-4.8 4.5 6.3-14.5 4.3z') +
    line('M7 14l5.5 5.2L29 17M12.5 19.2L9.5 28') +
    line('M25 3.5v4M23 5.5h4', 1.2),
  copper:
    shape('copper', 'M16 5c7.5 0 12.5 3 12.5 7v8.5c0 4-5 7-12.5 7s-12.5-3-12.5-7V12c0-4 5-7 12.5-7z') +
    shade('M28.5 13v7.5c0 4-5 7-12.5 7-3 0-5.7-.5-7.8-1.4 9 .4 15.8-4.1 20.3-13.1z') +
    line('M3.5 16.3c0 4 5 7 12.5 7s12.5-3 12.5-7M3.5 12c0 4 5 7 12.5 7s12.5-3 12.5-7', 1.2) +
    `<ellipse fill="var(--line)" cx="16" cy="12" rx="5.5" ry="2.7"/>` +
    shine('M5.5 11.5C6 8.5 10 6.6 15 6.4v1.8c-4 .2-6.5 1.4-7 3.3z'),
  cattle:
    shape('snow', 'M10 11C5 11.5 1.5 9 2 3.5 4.5 6.5 8 7 12 7h8c4 0 7.5-.5 10-3.5.5 5.5-3 8-8 7.5z') +
    shape('cattle', 'M9.5 8.5h13c.8 3 .5 6-.5 9l-1.5 5h-9L10 17.5c-1-3-1.3-6-.5-9z') +
    shape('cattle', 'M9.3 12C7 11.5 5 12.5 4 14.5c2 1.5 4 1.5 6 .5zM22.7 12c2.3-.5 4.3.5 5.3 2.5-2 1.5-4 1.5-6 .5z') +
    shape('sand', 'M11 21.5h10c1.5 1.5 2 3.3 1.5 5-.6 1.8-2.5 3-6.5 3s-5.9-1.2-6.5-3c-.5-1.7 0-3.5 1.5-5z') +
    shine('M14 9.2h4l-.8 9h-2.4z') +
    `<path stroke-width="2.2" d="M12.7 15v.1M19.3 15v.1M13.7 25v.1M18.3 25v.1"/>`,
  trade:
    shape('sage', 'M9.5 3.5h13L29.5 16l-7 12.5h-13L2.5 16z') +
    shade('M22.5 3.5L29.5 16l-7 12.5h-13L7 24l13-1 6-8z') +
    shape('snow', 'M7.5 14v-4.5H17V6l7.5 5.7L17 17.3V14zM24.5 18v4.5H15V26l-7.5-5.7 7.5-5.6V18z'),
  vp:
    shape('ochre', 'M16 2.5l3.6 8.3 9 .8-6.8 6 2 8.9-7.8-4.6-7.8 4.6 2-8.9-6.8-6 9-.8z') +
    shade('M16 2.5l3.6 8.3 9 .8-6.8 6 2 8.9-7.8-4.6z') +
    disc('snow', 16, 15.5, 3.6),
  debt:
    shape('snow', 'M6 3h15l5 5v21l-3.3-2-3.4 2-3.3-2-3.3 2-3.4-2L6 29z') +
    shape('sand', 'M21 3v5h5z') +
    line('M10 9.5h7M10 13.5h12', 1.3) +
    disc('bad', 16, 20, 4.8) +
    `<path stroke="var(--snow)" stroke-width="2" d="M13.5 20h5"/>`,
}

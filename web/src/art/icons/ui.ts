// What the page itself needs: lines in the colour of the text around them.
import type { Drawings } from './paint'

const at = (d: string): string => `<path d="${d}"/>`
const full = (d: string): string => `<path fill="currentColor" d="${d}"/>`
const ring = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`
const dots = (d: string): string => `<path stroke-width="3.5" d="${d}"/>`
const person = (x: number): string => ring(x, 10, 4.5) + at(`M${x - 8} 27c0-6 3-9.5 8-9.5s8 3.5 8 9.5z`)
const bubble = at('M4 6h24v16H15l-6.5 6v-6H4z')
const speaker = full('M4 12h5l7-6v20l-7-6H4z')

export const ui: Drawings = {
  undo: at('M12 5L5 12l7 7M5.5 12H20a7.5 7.5 0 0 1 0 15h-7'),
  redo: at('M20 5l7 7-7 7M26.5 12H12a7.5 7.5 0 0 0 0 15h7'),
  restart: at('M6 5v7h7M6.5 12A11 11 0 1 1 5 17.5'),
  end_turn: at('M4 16h15M13 9l7 7-7 7') + at('M26 6v20'),
  play: full('M9 5l17 11L9 27z'),
  pause: full('M8 5h5v22H8zM19 5h5v22h-5z'),
  first: full('M26 6L12 16l14 10z') + at('M7 6v20'),
  prev: at('M20 5L9 16l11 11'),
  next: at('M12 5l11 11-11 11'),
  last: full('M6 6l14 10L6 26z') + at('M25 6v20'),
  chat: bubble + at('M10 12h12M10 16.5h8'),
  log: at('M12 8h15M12 16h15M12 24h15') + dots('M5.5 8v.1M5.5 16v.1M5.5 24v.1'),
  help: ring(16, 16, 12) + at('M12 12.5c0-5 8-5 8 0 0 3-4 3-4 6') + dots('M16 23v.1'),
  sound: speaker + at('M20.5 12c2 2.5 2 5.5 0 8M24.5 8.5c4 4.5 4 10.5 0 15'),
  mute: speaker + at('M21 12.5l7 7M28 12.5l-7 7'),
  settings:
    at('M5 8h10M23 8h4M5 16h3M16 16h11M5 24h12M25 24h2') + ring(19, 8, 3.5) + ring(12, 16, 3.5) + ring(21, 24, 3.5),
  menu: at('M5 8h22M5 16h22M5 24h22'),
  close: at('M7 7l18 18M25 7L7 25'),
  copy: at('M11 11h16v16H11zM21 11V5H5v16h6'),
  link: at('M13 19l6-6M14 9.5l3-3a6 6 0 0 1 8.5 8.5l-3 3M18 22.5l-3 3A6 6 0 0 1 6.5 17l3-3'),
  download: at('M16 4v16M9 13.5l7 7 7-7M5 27h22'),
  upload: at('M16 21V5M9 11.5l7-7 7 7M5 27h22'),
  people: person(11) + at('M20 6a4.5 4.5 0 0 1 0 8.5M23 18c4 1 6 4 6 9h-4'),
  bot: at('M6 12h20v14H6zM16 12V7M3 17v5M29 17v5M12 22h8') + ring(16, 5, 2) + dots('M12 17v.1M20 17v.1'),
  you: person(16),
  hourglass:
    at('M8 4h16M8 28h16M10 4c0 7 6 8 6 12s-6 5-6 12M22 4c0 7-6 8-6 12s6 5 6 12') +
    full('M12 27c0-3 2-4 4-5.5 2 1.5 4 2.5 4 5.5z'),
  check: at('M5 17l8 8L27 8'),
  learn: at('M2 12l14-6 14 6-14 6zM8 15v7c4 4 12 4 16 0v-7M28 13v8'),
  bulb: at('M12 22c0-3-5-5-5-10a9 9 0 0 1 18 0c0 5-5 7-5 10zM12.5 25.5h7M14 29h4'),
  warn: at('M16 4l13 23H3z') + at('M16 12v7') + dots('M16 23v.1'),
  question: at('M10 11c0-8 12-8 12 0 0 5-6 5-6 10') + dots('M16 27v.1'),
  bolt: full('M18 3L6 18h8l-2 11 13-16h-8z'),
  moon: full('M26 20A11.5 11.5 0 0 1 12 5.5 11.5 11.5 0 1 0 26 20z'),
  sun:
    `<circle fill="currentColor" cx="16" cy="16" r="5.5"/>` +
    at('M16 3v3M16 26v3M3 16h3M26 16h3M6.8 6.8l2.1 2.1M23.1 23.1l2.1 2.1M6.8 25.2l2.1-2.1M23.1 8.9l2.1-2.1'),
  globe: ring(16, 16, 12) + at('M4 16h24M16 4c-7 7-7 17 0 24M16 4c7 7 7 17 0 24'),
  eye:
    at('M2.5 16C6 10 10.5 7 16 7s10 3 13.5 9C26 22 21.5 25 16 25S6 22 2.5 16z') +
    `<circle fill="currentColor" cx="16" cy="16" r="3.5"/>`,
  crown: full('M4 9l6 6 6-9 6 9 6-6-2.5 12h-19z') + at('M6.5 26h19'),
  pass_device:
    at('M11 3h10v17H11zM3 25c3 4 7 4.5 11 4.5M18 29.5c5 0 8-1 11-4.5M26 24.5l3.5.5-1 3.5M6 24.5L2.5 25l1 3.5') +
    dots('M16 16.5v.1'),
  home: at('M4 16L16 5l12 11M7.5 14v13h17V14M13 27v-8h6v8'),
  plus: at('M16 5v22M5 16h22'),
  minus: at('M5 16h22'),
  fit: at('M5 12V5h7M20 5h7v7M27 20v7h-7M12 27H5v-7'),
  expand: at('M19 5h8v8M27 5l-9 9M13 27H5v-8M5 27l9-9'),
  connection: at('M4 13c7-7 17-7 24 0M8.5 18c4.5-4.5 10.5-4.5 15 0') + dots('M16 24v.1'),
  connection_lost:
    at('M4 13c2-2 4.3-3.4 6.7-4.3M16 7.8c4.3 0 8.6 1.7 12 5.2M8.5 18c1.8-1.8 3.8-2.9 6-3.3M5 4l22 24') +
    dots('M16 24v.1'),
  bell: at('M16 4c-5 0-8 4-8 9 0 6-2 8-4 10h24c-2-2-4-4-4-10 0-5-3-9-8-9zM13 27c1.5 2 4.5 2 6 0'),
  trash: at('M5 8h22M12 8V4.5h8V8M8 8l1.5 20h13L24 8M13.5 13l.5 10M18.5 13l-.5 10'),
  printer: at('M9 11V4h14v7M9 23H4V11h24v12h-5M9 18h14v10H9z'),
  rules: at('M16 8c-3-3-8-3.5-12-3v20c4-.5 9 0 12 3 3-3 8-3.5 12-3V5c-4-.5-9 0-12 3zM16 8v20'),
}

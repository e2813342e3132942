// Faces of the bots, each with a hat of its own.
import { box, flat, line, shade, shape, type Drawings } from './paint'

const coat = (colour: string): string => shape(colour, 'M4 31c0-6 4-9 8-9h8c4 0 8 3 8 9z')
const head = shape('sand', 'M9 13h14v5a7 7.5 0 0 1-14 0z')
const eyes = flat('line', 'M12.6 15.4a1 1.2 0 1 0 .1 0zM19.4 15.4a1 1.2 0 1 0 .1 0z')
const smile = line('M13.5 20.2c1.6 1.2 3.4 1.2 5 0', 1.2)
const person = (colour: string): string => coat(colour) + head + eyes

export const faces: Drawings = {
  // A wide felt hat.
  face_0:
    person('dusk') +
    smile +
    shape('wood', 'M10 12c0-6 1-9 3-9 1.2 0 2 .8 3 .8s1.8-.8 3-.8c2 0 3 3 3 9z') +
    shape('wood', 'M2.5 10.5c3 2 8 2.5 13.5 2.5s10.5-.5 13.5-2.5c0 3.5-5.5 5-13.5 5s-13.5-1.5-13.5-5z') +
    shade('M10 10.5h12v2H10z'),
  // A bonnet.
  face_1:
    coat('copper') +
    shape('snow', 'M6.5 22C3.5 9 9 3 16 3s12.5 6 9.5 19c-2-1-3-3-3.5-6-3-4-9-4-12 0-.5 3-1.5 5-3.5 6z') +
    head +
    eyes +
    smile +
    line('M9.5 13.5c3-3.5 10-3.5 13 0'),
  // A bowler, and a moustache.
  face_2:
    person('stone') +
    shape('ink-2', 'M9 12c0-6 2.5-9 7-9s7 3 7 9z') +
    shape('ink-2', 'M5.5 12.5c3-1.2 18-1.2 21 0-1 2-20 2-21 0z') +
    shape('wood', 'M11 19.5c1.5-2 4-2 5-.6 1-1.4 3.5-1.4 5 .6-2 .8-3.8.6-5-.4-1.2 1-3 1.2-5 .4z'),
  // A straw hat with a ribbon.
  face_3:
    person('pine') +
    smile +
    box('ochre', 10, 4, 12, 8) +
    box('bad', 10, 8.5, 12, 3) +
    shape('ochre', 'M3.5 11.5h25v2.5h-25z'),
  // A kerchief, hair to the sides.
  face_4:
    coat('ochre') +
    shape('wood', 'M7.5 12h17v9c-1.5 1-3 0-3-2H10.5c0 2-1.5 3-3 2z') +
    head +
    eyes +
    smile +
    shape('bad', 'M7.5 13.5C7.5 7 11 3.5 16 3.5s8.5 3.5 8.5 10c-4-3-13-3-17 0z') +
    line('M11.5 8.5h.1M16 7h.1M20.5 8.5h.1', 2),
  // A fur cap, and a beard.
  face_5:
    coat('wood') +
    shape('silver', 'M8.5 15h15c1 7-2.5 12-7.5 12s-8.5-5-7.5-12z') +
    shape('sand', 'M10.5 12.5h11v4c0 3-2 4-5.5 4s-5.5-1-5.5-4z') +
    eyes +
    shape('wood', 'M7.5 13C6.5 6 10 3 16 3s9.5 3 8.5 10c-5-2-12-2-17 0z') +
    line('M10 9.5c4-1.5 8-1.5 12 0'),
}

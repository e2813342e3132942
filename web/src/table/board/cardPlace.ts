/** Where an explaining card stands: beside its thing, inside the window, and never over the thing or the action bar. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Size {
  width: number
  height: number
}

const GAP = 8

/** The place of a card beside its thing within the room; the first side with enough room is taken, else the roomiest. */
export function placeCard(thing: Box, card: Size, room: Box): { left: number; top: number } {
  const within = (at: number, low: number, high: number): number => Math.max(low, Math.min(at, high))
  const left = within((thing.left + thing.right - card.width) / 2, room.left + GAP, room.right - card.width - GAP)
  const top = within((thing.top + thing.bottom - card.height) / 2, room.top + GAP, room.bottom - card.height - GAP)
  const sides = [
    { left: thing.right + GAP, top, spare: room.right - thing.right - card.width },
    { left: thing.left - GAP - card.width, top, spare: thing.left - room.left - card.width },
    { left, top: thing.top - GAP - card.height, spare: thing.top - room.top - card.height },
    { left, top: thing.bottom + GAP, spare: room.bottom - thing.bottom - card.height },
  ]
  const fitting = sides.find(({ spare }) => spare >= 2 * GAP) ?? sides.reduce((a, b) => (b.spare > a.spare ? b : a))
  return {
    left: within(fitting.left, room.left + GAP, Math.max(room.left + GAP, room.right - card.width - GAP)),
    top: within(fitting.top, room.top + GAP, Math.max(room.top + GAP, room.bottom - card.height - GAP)),
  }
}

/**
 * The place of a sheet on a small screen: above the bar, or at the upper edge where there is more room; it is as high as
 * the thing leaves room for, and scrolls.
 */
export function placeSheet(thing: Box, height: number, room: Box): { top: number; height: number } {
  const above = thing.top - room.top - 2 * GAP
  const below = room.bottom - thing.bottom - 2 * GAP
  if (below >= height || below >= above) {
    const fitting = Math.min(height, Math.max(below, 0))
    return { top: room.bottom - GAP - fitting, height: fitting }
  }
  return { top: room.top + GAP, height: Math.min(height, above) }
}

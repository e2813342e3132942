import { expect, test } from 'vitest'
import { placeCard, placeSheet, type Box } from './cardPlace'

const room: Box = { left: 0, top: 0, right: 1280, bottom: 690 }
const card = { width: 330, height: 200 }
const box = (left: number, top: number, width = 60, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test.each([
  [0, 0],
  [1220, 0],
  [600, 300],
  [0, 650],
  [1220, 650],
  [600, 5],
])('a card beside %i, %i covers neither its thing nor the bar', (left, top) => {
  const thing = box(left, top)
  const at = placeCard(thing, card, room)
  const placed = box(at.left, at.top, card.width, card.height)
  expect(overlaps(placed, thing)).toBe(false)
  expect(placed.left).toBeGreaterThanOrEqual(room.left)
  expect(placed.top).toBeGreaterThanOrEqual(room.top)
  expect(placed.right).toBeLessThanOrEqual(room.right)
  expect(placed.bottom).toBeLessThanOrEqual(room.bottom)
})

test('a wide thing has its card above or below it', () => {
  const thing = box(10, 300, 1260, 60)
  const at = placeCard(thing, card, room)
  expect(overlaps(box(at.left, at.top, card.width, card.height), thing)).toBe(false)
})

test.each([[560], [300], [100], [0]])('a sheet covers neither a thing at %i nor the bar', (top) => {
  const phone: Box = { left: 0, top: 0, right: 390, bottom: 630 }
  const thing = box(20, top)
  const sheet = placeSheet(thing, 280, phone)
  expect(overlaps(box(8, sheet.top, 374, sheet.height), thing)).toBe(false)
  expect(sheet.top).toBeGreaterThanOrEqual(0)
  expect(sheet.top + sheet.height).toBeLessThanOrEqual(phone.bottom)
  expect(sheet.height).toBeGreaterThan(200)
})

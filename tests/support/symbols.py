"""Symbols in the hexes of a landscape, measured as they are drawn: what leaves its hex, what lies on another."""

import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

import frontier

MODULES = ["settlements", "landscapes", "events", "goldrush"]

# Keeps the last snapshot that the server sent, so that others can be made of it.
KEEP_SNAPSHOT = """
window.WebSocket = class extends window.WebSocket {
  constructor(...all) {
    super(...all)
    this.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data)
      if (message.type === 'snapshot') window.testSnapshot = message
    })
  }
}
"""

# Shows another view on the table, as if the server had sent it, and waits until it is drawn.
SHOW = """async (view) => {
  const snapshot = (window.testSnapshot = { ...window.testSnapshot, seq: window.testSnapshot.seq + 1, view, legal: [] })
  window.testSockets.at(-1).onmessage(new MessageEvent('message', { data: JSON.stringify(snapshot) }))
  const root = document.querySelector('[data-table]')
  while (root.dataset.seq !== String(snapshot.seq)) await new Promise((resolve) => setTimeout(resolve))
}"""

# Every symbol as points on its outline, in the measures of its hex: a corner is 50 from the middle.
FAULTS = """async () => {
  const GRID = 40
  const outlines = (window.testOutlines ??= new Map())
  for (const image of document.querySelectorAll('[data-symbol] image')) {
    const href = image.getAttribute('href')
    if (outlines.has(href)) continue
    const picture = new Image(GRID, GRID)
    picture.src = href
    await picture.decode()
    const canvas = new OffscreenCanvas(GRID, GRID).getContext('2d')
    canvas.drawImage(picture, 0, 0, GRID, GRID)
    const { data } = canvas.getImageData(0, 0, GRID, GRID)
    const points = []
    for (let y = 0; y < GRID; y++) {
      const drawn = Array.from({ length: GRID }, (_, x) => x).filter((x) => data[(y * GRID + x) * 4 + 3] > 60)
      if (drawn.length) for (const x of [drawn[0], drawn.at(-1) + 1])
        points.push([x / GRID, y / GRID], [x / GRID, (y + 1) / GRID])
    }
    outlines.set(href, points)
  }
  const own = (element) => {
    const { x, y, width, height } = element.getBBox()
    if (element.localName === 'image')
      return outlines.get(element.getAttribute('href')).map(([right, down]) => [x + right * width, y + down * height])
    if (element.localName === 'text') {
      const size = parseFloat(getComputedStyle(element).fontSize), base = element.getStartPositionOfChar(0).y
      const low = base + (/[gjpqy]/.test(element.textContent) ? 0.21 * size : 0)
      return [x, x + width].flatMap((at) => [[at, base - 0.73 * size], [at, low]])
    }
    const length = element.getTotalLength()
    return Array.from({ length: 41 }, (_, i) => element.getPointAtLength((length * i) / 40)).map(({ x, y }) => [x, y])
  }
  const faults = new Set()
  for (const field of document.querySelectorAll('g[data-spot^="field:"]')) {
    const told = field.getAttribute('aria-label')
    const back = field.getScreenCTM().inverse()
    const symbols = []
    for (const symbol of field.querySelectorAll('[data-symbol]')) {
      const name = symbol.dataset.symbol
      const parts = symbol.localName === 'g'
        ? [...symbol.querySelectorAll('image, text, path, circle, rect, ellipse, polygon, line')] : [symbol]
      const points = []
      for (const part of parts) {
        const { a, b, c, d, e, f } = back.multiply(part.getScreenCTM())
        for (const [x, y] of own(part)) points.push([a * x + c * y + e, b * x + d * y + f])
      }
      if (!points.length) faults.add(`${name} is not drawn: ${told}`)
      const beyond = Math.max(...points.map(([x, y]) =>
        Math.max(Math.abs(y) - 43.3, Math.abs(x) - (50 - Math.abs(y) / Math.sqrt(3)))))
      if (beyond > 0.5) faults.add(`${name} leaves its hex by ${beyond.toFixed(1)}: ${told}`)
      const xs = points.map(([x]) => x), ys = points.map(([, y]) => y)
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
      symbols.push({ name, left, right, top, bottom })
    }
    symbols.forEach((one, i) => symbols.slice(i + 1).forEach((other) => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (wide > 0.5 && high > 0.5)
        faults.add(`${one.name} and ${other.name} overlap by ${wide.toFixed(1)} x ${high.toFixed(1)}: ${told}`)
    }))
  }
  return [...faults]
}"""


def random_views(boards: int, seed: int) -> Iterator[dict[str, Any]]:
    """As many boards, with two to four players and all modules, each after some moves at random."""
    lots = random.Random(seed)
    for board in range(boards):
        game = frontier.game("montana", players=2 + board * 3 // boards, modules=MODULES)
        state = game.new(seed * 1000 + board)
        moves = lots.choice([15, 30, 60, 250])
        while state.actor != frontier.OVER and (moves > 0 or state.actor < 0):
            state.apply(lots.choice(state.legal_actions()))
            moves -= 1
        yield game.view(state, 0)


def show(page: Page, view: dict[str, Any]) -> None:
    """Let a table draw this view."""
    page.evaluate(SHOW, view)


def symbol_faults(page: Page) -> list[str]:
    """Symbols of the landscape that leave their hex or lie on another one."""
    found: list[str] = page.evaluate(FAULTS)
    return found

"""What can be measured on a screen of the page: each answers with a list of faults, empty if all is well."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# What several measures need: whether an element is seen, and how to name it in a report.
COMMON = """
const isSeen = (element) => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const box = element.getBoundingClientRect()
  return box.width > 2 && box.height > 2 && !element.closest('.sr-only')
}
const named = (element) => {
  const part = (one) => {
    const data = [...one.attributes].find(({ name }) => /^data-(spot|act|move|panel|action)$/.test(name))
    const classes = [...one.classList].filter((name) => !name.startsWith('svelte-')).map((name) => '.' + name)
    return one.localName + classes.join('') + (data ? `[${data.name}="${data.value}"]` : '')
  }
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\\s+/g, ' ').slice(0, 60)
  return `${part(element.parentElement)} > ${part(element)} "${text}"`
}
// In front of everything else: an open window hides what is below it.
const ground = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
const all = (selector) => [...ground().querySelectorAll(selector)].filter(isSeen)
const scrolls = (value) => value === 'auto' || value === 'scroll'
// What sticks out on purpose: something small on a corner, a bar from edge to edge, what only screen readers see.
const hasBadge = (element) => [...element.querySelectorAll('*')].some((one) => {
  const { position, marginRight } = getComputedStyle(one)
  const isBeyond = one.getBoundingClientRect().right > element.getBoundingClientRect().right
  return isBeyond && (position === 'absolute' || parseFloat(marginRight) < 0)
})
const isCut = (element) => {
  for (let one = element.parentElement; one; one = one.parentElement)
    if (getComputedStyle(one).overflowX !== 'visible') return true
  return false
}
"""

OVERFLOW = """
const faults = []
const width = document.documentElement.clientWidth
const whole = document.scrollingElement.scrollWidth
if (whole > width) faults.push(`the page is ${whole} wide`)
for (const element of all('*')) {
  const box = element.getBoundingClientRect()
  if ((box.right > width + 1 || box.left < -1) && !isCut(element) && !element.closest('svg'))
    faults.push(`beyond the screen, ${Math.round(box.left)} to ${Math.round(box.right)}: ${named(element)}`)
  if (!element.textContent.trim()) continue
  if (element.localName === 'text') {
    const around = element.ownerSVGElement.getBoundingClientRect()
    if (box.left < around.left - 1 || box.right > around.right + 1) faults.push(`beyond its picture: ${named(element)}`)
    continue
  }
  if (element instanceof SVGElement) continue
  const style = getComputedStyle(element)
  if (style.display === 'inline' || style.display === 'contents' || scrolls(style.overflowX)) continue
  const isTold = element.closest('[title], [aria-label]:not(section, aside, dialog, ul, div, main)')
  const isShort = style.textOverflow === 'ellipsis' && isTold
  if (element.scrollWidth > element.clientWidth + 1 && !isShort && !hasBadge(element))
    faults.push(`${element.scrollWidth} in ${element.clientWidth} px: ${named(element)}`)
  if (element.matches('button, .button, [role=tab], kbd') && element.scrollHeight > element.clientHeight + 1)
    faults.push(`${element.scrollHeight} in ${element.clientHeight} px high: ${named(element)}`)
}
return faults
"""

# A table needs no scrolling: nothing of board and bar lies outside them, and no part of them must be scrolled.
FITS = """
const faults = []
const page = document.scrollingElement
if (page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth)
  faults.push(`the page is ${page.scrollWidth} x ${page.scrollHeight}`)
const board = document.querySelector('.board')
const around = board.getBoundingClientRect()
for (const element of board.querySelectorAll('*')) {
  if (!isSeen(element) || element.matches(meant) || element.closest(meant)) continue
  const style = getComputedStyle(element)
  if (element instanceof HTMLElement && style.overflowY !== 'visible' && style.display !== 'inline')
    if (element.scrollHeight > element.clientHeight + 1 && !(style.webkitLineClamp !== 'none' && element.title))
      faults.push(`${element.scrollHeight} in ${element.clientHeight} px high: ${named(element)}`)
  if (element.parentElement.closest('svg')) continue
  const box = element.getBoundingClientRect()
  if (box.bottom > around.bottom + 1 || box.right > around.right + 1 || box.top < around.top - 1)
    faults.push(`outside the board, ${Math.round(box.right)} | ${Math.round(box.bottom)}: ${named(element)}`)
}
// Nor is anything of the bar cut off, or a card of the board longer than what it lies in.
const bar = document.querySelector('[data-table] footer')
for (const button of bar.querySelectorAll('button, [data-prompt], .preview')) {
  const box = button.getBoundingClientRect()
  if (isSeen(button) && (box.bottom > bar.getBoundingClientRect().bottom || box.right > page.clientWidth))
    faults.push(`outside the bar, ${Math.round(box.right)} | ${Math.round(box.bottom)}: ${named(button)}`)
}
for (const card of board.querySelectorAll('article')) {
  const box = card.getBoundingClientRect(), place = card.parentElement.getBoundingClientRect()
  if (isSeen(card) && !card.closest(meant) && box.bottom > place.bottom + 1)
    faults.push(`${Math.round(box.bottom - place.bottom)} px too long: ${named(card)}`)
}
const parts = [...board.children].flatMap((panel) =>
  getComputedStyle(panel).display === 'contents' ? [...panel.children] : [panel])
for (const part of parts) {
  const box = part.getBoundingClientRect()
  if (box.width < 40 || box.height < 24) faults.push(`${box.width} x ${box.height}: ${named(part)}`)
  for (const other of parts.slice(parts.indexOf(part) + 1)) {
    const second = other.getBoundingClientRect()
    const overX = Math.min(box.right, second.right) - Math.max(box.left, second.left)
    const overY = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top)
    if (overX > 1 && overY > 1) faults.push(`one over the other: ${named(part)} and ${named(other)}`)
  }
}
return faults
"""

CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0'], [role=button], [role=slider]"

TARGETS = """
const faults = []
for (const element of all(controls)) {
  // A link in the middle of a sentence is as high as its line; what is labelled can be clicked on its label.
  const { display } = getComputedStyle(element)
  if (element.matches(':is(a, button):not(.button)') && display.startsWith('inline') && element.closest('p')) continue
  if (element.matches(':disabled') || element.matches('[data-panel], .scrolls')) continue
  const label = element.labels?.length ? element.labels[0] : null
  const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect())
  const width = Math.max(...boxes.map((box) => box.width)), height = Math.max(...boxes.map((box) => box.height))
  const isInBar = element.closest(':is([data-table], [data-moves]) footer, [data-table] > header')
  const isOnBoard = element.closest('.parts') && !element.closest('[data-spot^="field:"]') // fields can be enlarged
  const least = barLeast && (isInBar || isOnBoard) ? barLeast : 24
  if (width < least - 0.5 || height < least - 0.5)
    faults.push(`${width.toFixed(1)} x ${height.toFixed(1)}, not ${least}: ${named(element)}`)
}
return faults
"""

NAMES = """
const faults = []
for (const element of all(controls)) {
  const by = element.getAttribute('aria-labelledby')
  const name = [
    element.getAttribute('aria-label'), by && document.getElementById(by)?.textContent,
    element.labels?.[0]?.textContent, element.textContent, element.getAttribute('title'),
    element.querySelector('[aria-label]')?.getAttribute('aria-label'),
  ].find((text) => text?.trim())
  if (!name) faults.push(`without a name: ${named(element)}`)
}
return faults
"""

RUNNING = """
return document.getAnimations().filter((one) => one.playState === 'running').map((one) => {
  const { target, pseudoElement } = one.effect
  return `moves: ${one.animationName ?? one.transitionProperty ?? 'animation'} ${pseudoElement ?? ''} ${named(target)}`
})
"""


def _faults(page: Page, body: str, **values: Any) -> list[str]:
    names = ", ".join(values)
    found: list[str] = page.evaluate(f"({{ {names} }}) => {{ {COMMON} {body} }}", values)
    return sorted(set(found))


def overflow(page: Page) -> list[str]:
    """Text that is wider than its place, and whatever is wider than the screen."""
    return _faults(page, OVERFLOW)


def fits(page: Page, meant_to_scroll: str) -> list[str]:
    """What of the table's board and its bar needs scrolling or lies outside it."""
    return _faults(page, FITS, meant=meant_to_scroll)


def small_targets(page: Page, bar_least: int = 0) -> list[str]:
    """What is too small to be hit; 24 px, in header and bar and on the board as many as said."""
    return _faults(page, TARGETS, controls=CONTROLS, barLeast=bar_least)


def nameless(page: Page) -> list[str]:
    """Controls that a screen reader has no word for."""
    return _faults(page, NAMES, controls=CONTROLS)


def motion(page: Page) -> list[str]:
    """What moves."""
    return _faults(page, RUNNING)


def accessibility(page: Page, only: tuple[str, ...] = ()) -> list[str]:
    """What axe finds serious or critical, of WCAG 2.2 AA or of some rules only."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if only:
        options["runOnly"] = {"type": "rule", "values": list(only)}
    else:
        options["runOnly"] = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
        # Experimental: it takes what is drawn on a piece, and the number of a key, for a part of the name.
        options["rules"] = {"label-content-name-mismatch": {"enabled": False}}
    found: list[str] = page.evaluate(
        """async (options) => {
            // An open window makes all else inert.
            const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
            return (await axe.run(place, options)).violations
                .filter(({ impact }) => impact === 'serious' || impact === 'critical')
                .flatMap(({ id, nodes }) => nodes.slice(0, 5)
                    .map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`))
        }""",
        options,
    )
    return found

/** The places that a lesson points at: spots and other things on the board, "panel:ID", "seat:N" and "bar". */
import type { GameDefinition } from '../../games/registry'
import { places } from '../board/spot.svelte'

const quoted = (name: string): string => JSON.stringify(name)

/** The elements that a name stands for; none if there is no such place now. */
export function elementsOf(name: string): Element[] {
  if (name === 'bar') return [...document.querySelectorAll('footer.bar')]
  if (name.startsWith('panel:')) {
    const panel = document.querySelector(`[data-panel=${quoted(name.slice('panel:'.length))}]`)
    if (!panel) return []
    return getComputedStyle(panel).display === 'contents' ? [...panel.children] : [panel]
  }
  const found = [...document.querySelectorAll(`[data-spot=${quoted(name)}], [data-explain=${quoted(name)}]`)]
  const place = places.get(name)
  return found.length > 0 ? found : place ? [place] : []
}

/** The panel that a place is on; "" for those that are on none. */
export function panelOfName(name: string, game: GameDefinition): string {
  if (name === 'bar') return ''
  return name.startsWith('panel:') ? name.slice('panel:'.length) : game.panelOf(name)
}

/** Mark the places named, and no others. */
export function pointAt(names: readonly string[]): void {
  const wanted = new Map<Element, string>()
  for (const name of names)
    for (const element of elementsOf(name)) wanted.set(element, [wanted.get(element), name].filter(Boolean).join(' '))
  for (const element of document.querySelectorAll('[data-taught]'))
    if (!wanted.has(element)) element.removeAttribute('data-taught')
  for (const [element, named] of wanted)
    if (element.getAttribute('data-taught') !== named) element.setAttribute('data-taught', named)
}

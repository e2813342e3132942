/** Spots: elements of a board, HTML or SVG, that glow when they stand for a legal action and can be clicked, tapped and focused. */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import { prefs } from '../../lib/prefs.svelte'
import { highlight } from './highlight.svelte'
import { useStage, type Stage } from '../state/stage.svelte'

/** The elements of spots and other places by name, for pieces that fly between them. */
export const places = new Map<string, Element>()

/** An element that pieces may fly from or to without being a spot, e.g. "seat:1". */
export const place =
  (name: string): Attachment<Element> =>
  (element) => {
    places.set(name, element)
    return () => {
      if (places.get(name) === element) places.delete(name)
    }
  }

/**
 * Call once in a component's script: `const spot = useSpots()`, then `<g {@attach spot('field:e5', label)}>`.
 * The label names the thing for screen readers; what may be done with it is added.
 */
export function useSpots(): (name: string, label: string) => Attachment<Element> {
  const stage = useStage()
  return (name, label) => (element) => {
    const forget = place(name)(element)
    element.setAttribute('data-spot', name)
    element.classList.add('spot')
    const endHighlight = highlight(stage, { name, label, element })
    const handlers = listeners(stage, name)
    // By Svelte's `on`: a focused spot that is removed gets its blur event in the middle of an update.
    const ends = Object.entries(handlers).map(([kind, handler]) => on(element as HTMLElement, kind, handler))
    return () => {
      for (const end of ends) end()
      endHighlight()
      if (typeof forget === 'function') forget()
    }
  }
}

const FOCUS_DELAY = 400 // milliseconds; no question about a spot that is only passed on the way to another

function listeners(stage: Stage, name: string): Record<string, (event: Event) => void> {
  let timer = 0
  const show = (): void => {
    const actions = stage.active ? stage.legalAt.get(name) : undefined
    stage.hovered = actions?.length === 1 ? actions[0]! : null
  }
  const hide = (): void => {
    clearTimeout(timer)
    stage.hovered = null
  }
  return {
    click: (event) => {
      event.stopPropagation()
      const touched = (event as PointerEvent).pointerType === 'touch' || (event as PointerEvent).pointerType === 'pen'
      void stage.selectSpot(name, touched || prefs.askFirst)
    },
    keydown: (event) => {
      const { key } = event as KeyboardEvent
      if (key !== 'Enter' && key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      void stage.selectSpot(name, prefs.askFirst)
    },
    pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && show(),
    pointerleave: hide,
    focus: () => {
      show()
      if (stage.explaining && !stage.legalAt.has(name))
        timer = window.setTimeout(() => void stage.askWhy(name), FOCUS_DELAY)
    },
    blur: hide,
  }
}

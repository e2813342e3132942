/** Makes an element of the board, HTML or SVG, a spot: it glows when legal, can be clicked, tapped and entered. */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import { prefs } from '../../lib/prefs.svelte'
import { dress } from './highlight.svelte'
import { useStage, type Stage } from '../state/stage.svelte'

/** Where the spots and other places are on the screen, for pieces that fly between them. */
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
    const undress = dress(stage, { name, label, element })
    const handlers = listeners(stage, name)
    // By Svelte's `on`: a focused spot that leaves the page is told so in the middle of an update.
    const ends = Object.entries(handlers).map(([kind, handler]) => on(element as HTMLElement, kind, handler))
    return () => {
      for (const end of ends) end()
      undress()
      if (typeof forget === 'function') forget()
    }
  }
}

const THINKING = 400 // a spot that is only passed by on the way to another is not asked about

function listeners(stage: Stage, name: string): Record<string, (event: Event) => void> {
  let timer = 0
  const show = (): void => {
    const actions = stage.active ? stage.offers.get(name) : undefined
    stage.preview = actions?.length === 1 ? actions[0]! : null
  }
  const hide = (): void => {
    clearTimeout(timer)
    stage.preview = null
  }
  return {
    click: (event) => {
      event.stopPropagation()
      const touched = (event as PointerEvent).pointerType === 'touch' || (event as PointerEvent).pointerType === 'pen'
      void stage.touch(name, touched || prefs.askFirst)
    },
    keydown: (event) => {
      const { key } = event as KeyboardEvent
      if (key !== 'Enter' && key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      void stage.touch(name, prefs.askFirst)
    },
    pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && show(),
    pointerleave: hide,
    focus: () => {
      show()
      if (stage.explaining && !stage.offers.has(name)) timer = window.setTimeout(() => void stage.ask(name), THINKING)
    },
    blur: hide,
  }
}

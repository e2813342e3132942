/** Drag and drop of workers with mouse, pen or finger: a copy follows the pointer until it is let go over a place. */
import type { Attachment } from 'svelte/attachments'

const FAR = 6 // pixels; below that it was a click

/** Makes an element draggable; `drop` gets the place under the pointer, or null. */
export const draggable =
  (drop: (place: string | null) => void): Attachment<HTMLElement> =>
  (element) => {
    let ghost: HTMLElement | null = null
    let start = { x: 0, y: 0 }

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      start = { x: event.clientX, y: event.clientY }
      element.setPointerCapture(event.pointerId)
      element.addEventListener('pointermove', move)
    }
    const move = (event: PointerEvent): void => {
      if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return
      ghost ??= copy(element)
      ghost.style.translate = `${event.clientX - 16}px ${event.clientY - 16}px`
    }
    const up = (event: PointerEvent): void => {
      element.removeEventListener('pointermove', move)
      if (!ghost) return
      ghost.remove()
      ghost = null
      // The click that follows belongs to the dragging.
      element.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0)
      const under = document.elementFromPoint(event.clientX, event.clientY)
      drop(under?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null)
    }
    const cancel = (): void => {
      element.removeEventListener('pointermove', move)
      ghost?.remove()
      ghost = null
    }
    element.style.touchAction = 'none'
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', cancel)
    return () => {
      cancel()
      element.style.touchAction = ''
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', cancel)
    }
  }

function swallow(event: Event): void {
  event.stopImmediatePropagation()
  event.preventDefault()
}

function copy(element: HTMLElement): HTMLElement {
  const ghost = document.createElement('div')
  ghost.append(element.querySelector('svg')?.cloneNode(true) ?? '')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '99',
    pointerEvents: 'none',
    scale: '1.4',
  })
  document.body.append(ghost)
  return ghost
}

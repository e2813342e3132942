/**
 * When an explaining card opens and closes. A card belongs to a spot, or to another thing that is marked with
 * `data-explain`: pointing at it for a while, having the focus on it, the key `i` or a long press open it. It listens on
 * the document, so that boards need nothing more than the names of their things.
 */
export type Opened = 'pointer' | 'focus' | 'key' | 'press'

const DELAY = 400 // milliseconds until a thing pointed at or focused explains itself
const GRACE = 300 // milliseconds to move the pointer from the thing to the link on its card
const PRESS = 500 // milliseconds that make a press long
const FAR = 10 // pixels; a finger that moves as far scrolls

const THINGS = '[data-spot], [data-explain]'

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(THINGS) : null

export const nameOf = (thing: Element): string =>
  thing.getAttribute('data-explain') ?? thing.getAttribute('data-spot') ?? ''

export class Explainer {
  /** The thing whose card is open. */
  thing = $state.raw<Element | null>(null)
  how = $state<Opened>('pointer')
  private opening = 0
  private closing = 0
  private waiting: Element | null = null // the thing whose card is about to open
  private pressed = { x: 0, y: 0 }
  private mouse = { x: NaN, y: NaN } // where it last was
  private isPassedUnder = false // a thing came to lie under a mouse at rest, which has not pointed at it
  private touched = false // the last pointer was a finger or a pen: what it focuses does not explain itself

  constructor(private isExplained: (name: string) => boolean) {}

  open(thing: Element, how: Opened): void {
    this.stop()
    if (!this.isExplained(nameOf(thing))) return
    this.how = how
    this.thing = thing
  }

  close = (): void => {
    this.stop()
    this.thing = null
  }

  /** Whether the card was asked for and stays until it is closed. */
  get isKept(): boolean {
    return this.how === 'key' || this.how === 'press'
  }

  private stop(): void {
    clearTimeout(this.opening)
    clearTimeout(this.closing)
    this.waiting = null
  }

  private openLater(thing: Element, how: Opened, after: number): void {
    if (thing === this.waiting) return
    clearTimeout(this.opening)
    this.waiting = thing
    this.opening = window.setTimeout(() => this.open(thing, how), after)
  }

  pointerOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || (this.thing && this.isKept)) return
    const isResting = Number.isNaN(this.mouse.x) || (event.clientX === this.mouse.x && event.clientY === this.mouse.y)
    this.isPassedUnder = isResting && !this.thing
    if (!this.isPassedUnder) this.pointAt(event.target)
  }

  private pointAt(target: EventTarget | null): void {
    const isOnCard = target instanceof Element && target.closest('[data-card]') !== null
    const thing = thingAt(target)
    if (isOnCard || (thing && thing === this.thing)) {
      this.stop() // the link on the card holds it open too
      return
    }
    if (thing !== this.waiting) clearTimeout(this.opening)
    if (thing) this.openLater(thing, 'pointer', DELAY)
    else this.waiting = null
    clearTimeout(this.closing)
    if (this.thing) this.closing = window.setTimeout(() => (this.thing = null), GRACE)
  }

  pointerDown = (event: PointerEvent): void => {
    this.touched = event.pointerType !== 'mouse'
    if (event.target instanceof Element && event.target.closest('[data-card]')) return
    this.close()
    const thing = thingAt(event.target)
    if (!thing || !this.touched) return
    this.pressed = { x: event.clientX, y: event.clientY }
    this.openLater(thing, 'press', PRESS)
  }

  pointerMove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') {
      this.mouse = { x: event.clientX, y: event.clientY }
      if (this.isPassedUnder) this.pointAt(event.target)
      this.isPassedUnder = false
      return
    }
    if (!this.waiting) return
    if (Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > FAR) this.stop()
  }

  pointerUp = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') this.stop()
  }

  /** The click that ends a long press belongs to the card; no other click is ever kept from what it was meant for. */
  click = (event: MouseEvent): void => {
    if (this.thing && this.how === 'press' && this.thing.contains(event.target as Node)) {
      event.stopPropagation()
      event.preventDefault()
    }
  }

  /** A long press must not open the browser's own menu over the card. */
  contextMenu = (event: MouseEvent): void => {
    if (this.touched && thingAt(event.target)) event.preventDefault()
  }

  focusIn = (event: FocusEvent): void => {
    const thing = thingAt(event.target)
    if (this.touched || !thing || !thing.matches(':focus-visible')) return
    this.openLater(thing, 'focus', DELAY)
  }

  focusOut = (): void => {
    if (this.how === 'focus') this.close()
    else if (this.waiting === document.activeElement) this.stop()
  }

  /** The key `i` explains what has the focus, or keeps the card that is open; Esc closes it. */
  keyDown = (event: KeyboardEvent): void => {
    this.touched = false
    if (event.key === 'Escape') this.close()
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as Element
    if (target.matches('input, textarea, select') || document.querySelector('dialog[open]')) return
    const thing = thingAt(target) ?? this.thing
    if (thing) this.open(thing, 'key')
  }
}

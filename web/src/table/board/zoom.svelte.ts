/**
 * A drawing that can be enlarged and moved inside its window: with the wheel, two fingers, a drag, and keys.
 * Attach `zoom.attach` to the window and give the drawing `zoom.transform` as its style. A press that moves is a drag and
 * no click, so what lies in the drawing can be clicked all the time.
 */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

const MOST = 5 // times the size that fits the window
const STEP = 1.4 // of a key or button
const SLACK = 6 // pixels that a pressed pointer may move and still click
const NEARLY = 1.02

interface Point {
  x: number
  y: number
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most)

export class Zoom {
  scale = $state(1)
  private x = $state(0)
  private y = $state(0)
  readonly isZoomed = $derived(this.scale > 1)
  readonly transform = $derived(this.scale > 1 ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : 'none')
  private window: HTMLElement | null = null
  private pointers = new Map<number, Point>()
  private start: Point | null = null
  private hasMoved = false

  /** Scale by a factor and keep a point of the window where it is; the middle if none is given. */
  by(factor: number, at: Point = this.middle()): void {
    const scale = between(1, this.scale * factor, MOST)
    const ratio = scale / this.scale
    this.scale = scale < NEARLY ? 1 : scale
    this.move(at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio)
  }

  larger = (): void => this.by(STEP)
  smaller = (): void => this.by(1 / STEP)

  fit = (): void => {
    this.scale = 1
    this.move(0, 0)
  }

  attach: Attachment<HTMLElement> = (element) => {
    this.window = element
    // Listeners that may hold the browser back from scrolling have to say so.
    const holds = { passive: false }
    const ends = [
      on(element, 'wheel', (event) => this.wheeled(event), holds),
      on(element, 'touchmove', (event) => this.touched(event), holds),
      on(element, 'pointerdown', (event) => this.pressed(event)),
      on(element, 'pointermove', (event) => this.moved(event)),
      on(element, 'pointerup', (event) => this.released(event)),
      on(element, 'pointercancel', (event) => this.released(event)),
      on(element, 'click', (event) => this.clicked(event), { capture: true }),
      on(element, 'dblclick', (event) => this.clickedTwice(event)),
      on(element, 'keydown', (event) => this.typed(event)),
      on(element, 'focusin', (event) => this.show(event.target as Element)),
    ]
    return () => {
      for (const end of ends) end()
      this.window = null
    }
  }

  /** Bring something of the drawing into the window. */
  private show(element: Element): void {
    if (!this.window || !this.isZoomed) return
    const around = this.window.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    const off = (low: number, high: number, least: number, most: number): number =>
      low < least ? least - low : high > most ? most - high : 0
    this.move(
      this.x + off(box.left, box.right, around.left, around.right),
      this.y + off(box.top, box.bottom, around.top, around.bottom),
    )
  }

  private size(): { width: number; height: number } {
    return { width: this.window?.clientWidth ?? 0, height: this.window?.clientHeight ?? 0 }
  }

  private middle(): Point {
    const { width, height } = this.size()
    return { x: width / 2, y: height / 2 }
  }

  /** Move the drawing; it never leaves a gap at an edge of the window. */
  private move(x: number, y: number): void {
    const { width, height } = this.size()
    this.x = between(width * (1 - this.scale), x, 0)
    this.y = between(height * (1 - this.scale), y, 0)
  }

  private place({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.window!.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  private wheeled(event: WheelEvent): void {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1
    // Two fingers on a touchpad come as a wheel with Ctrl, in small steps.
    this.by(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), this.place(event))
  }

  private touched(event: TouchEvent): void {
    if (event.cancelable && (event.touches.length > 1 || this.isZoomed)) event.preventDefault()
  }

  private pressed(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (this.pointers.size === 0) this.hasMoved = false
    this.start = this.place(event)
    this.pointers.set(event.pointerId, this.start)
  }

  private moved(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId)
    if (!before || !this.start) return
    const now = this.place(event)
    if (!this.hasMoved && Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLACK) return
    if (!this.hasMoved && (this.isZoomed || this.pointers.size > 1)) {
      this.hasMoved = true
      this.window!.setPointerCapture(event.pointerId)
    }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1]
    this.pointers.set(event.pointerId, now)
    if (other) {
      const reach = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
      this.by(reach(now) / reach(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      this.move(this.x + (now.x - before.x) / 2, this.y + (now.y - before.y) / 2)
    } else if (this.isZoomed) this.move(this.x + now.x - before.x, this.y + now.y - before.y)
  }

  private released(event: PointerEvent): void {
    this.pointers.delete(event.pointerId)
  }

  private clicked(event: MouseEvent): void {
    if (!this.hasMoved) return
    this.hasMoved = false
    event.stopPropagation()
    event.preventDefault()
  }

  /** On a spot two clicks are two clicks; beside them they enlarge, or fit again. */
  private clickedTwice(event: MouseEvent): void {
    if ((event.target as Element).closest('.spot, button')) return
    if (this.isZoomed) this.fit()
    else this.by(2, this.place(event))
  }

  private typed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = { '+': this.larger, '=': this.larger, '-': this.smaller, '0': this.fit }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
}

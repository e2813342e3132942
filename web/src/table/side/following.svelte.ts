/**
 * A list that follows its end: whatever is added, however late its size is known, the last line stays in view. Whoever
 * scrolls up reads on undisturbed, until they come back to the end.
 */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

const NEAR = 24 // pixels from the end that count as the end
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] // ways to scroll
const AFTER_INPUT = 3000 // milliseconds in which scrolling may be the reader's

export class Following {
  isAtEnd = $state(true)
  private list: HTMLElement | null = null
  private top = 0 // where the list was last
  private inputAt = -AFTER_INPUT // when the reader last did something here that may scroll

  /** For the element that scrolls. Its only child is what grows. */
  readonly attach: Attachment<HTMLElement> = (list) => {
    this.list = list
    this.toEnd()
    const sizes = new ResizeObserver(() => this.isAtEnd && this.toEnd())
    sizes.observe(list)
    for (const child of list.children) sizes.observe(child)
    const note = (): void => void (this.inputAt = performance.now())
    const ends = INPUTS.map((kind) => on(list, kind, note, { passive: true }))
    ends.push(on(list, 'scroll', () => this.scrolled(list)))
    return () => {
      sizes.disconnect()
      for (const end of ends) end()
      this.list = null
    }
  }

  /** Only the reader leaves the end, by moving up: what the browser moves because lines were added or went does not. */
  private scrolled(list: HTMLElement): void {
    const { scrollTop, clientHeight, scrollHeight } = list
    if (scrollTop + clientHeight >= scrollHeight - NEAR) this.isAtEnd = true
    else if (scrollTop < this.top && performance.now() - this.inputAt < AFTER_INPUT) this.isAtEnd = false
    else if (this.isAtEnd) this.toEnd()
    this.top = list.scrollTop
  }

  toEnd(): void {
    this.isAtEnd = true
    if (!this.list) return
    this.list.scrollTop = this.list.scrollHeight
    this.top = this.list.scrollTop
  }
}

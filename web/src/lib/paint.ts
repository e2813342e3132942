const UNSEEN = 100 // milliseconds; a page that nobody looks at paints no pictures

/** Do the heavy part after the next picture, so that a click or a key is answered at once. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = (): void => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, UNSEEN)
}

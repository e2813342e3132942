const UNSEEN = 100 // milliseconds; a hidden page paints no frames

/** Run heavy work after the next frame, so that a click or a key is answered at once. */
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

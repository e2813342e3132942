/** The time, for clocks that run: changes every second while somebody looks. */
class Ticking {
  now = $state(Date.now())
  private users = 0
  private timer = 0

  /** Call in the script of a component that shows a running clock. */
  use(): void {
    $effect(() => {
      if (this.users++ === 0) this.timer = window.setInterval(() => (this.now = Date.now()), 1000)
      return () => {
        if (--this.users === 0) clearInterval(this.timer)
      }
    })
  }
}

export const ticking = new Ticking()

/** 75 as 1:15, 90000 as 25:00:00; what is used up with a minus. */
export function clockText(seconds: number): string {
  const whole = Math.abs(Math.ceil(seconds))
  const two = (n: number): string => String(n).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const text = hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
  return seconds < 0 && whole > 0 ? `−${text}` : text
}

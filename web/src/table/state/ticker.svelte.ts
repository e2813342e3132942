/** The time for running clocks; it changes every second while a component shows one. */
class Ticker {
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

export const ticker = new Ticker()

/** Seconds as on a clock: 75 is 1:15, 90000 is 25:00:00; overdrawn time has a minus. */
export function clockText(seconds: number): string {
  const whole = Math.abs(Math.ceil(seconds))
  const two = (n: number): string => String(n).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const text = hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
  return seconds < 0 && whole > 0 ? `−${text}` : text
}

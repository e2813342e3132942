/** A list of the server, asked for again every few seconds as long as somebody looks at the page. */
import { get, Refusal } from '../lib/api'

const EVERY = 15_000

export class PolledList<T> {
  items = $state.raw<T[] | null>(null) // null: not known yet
  problem = $state('')

  /** `when` says whether there is any use in asking; it may change. */
  constructor(
    private readonly path: string,
    when: () => boolean = () => true,
  ) {
    $effect(() => {
      if (!when()) return
      const look = (): void => {
        if (document.visibilityState === 'visible') void this.load()
      }
      look()
      const timer = setInterval(look, EVERY)
      document.addEventListener('visibilitychange', look)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', look)
      }
    })
  }

  async load(): Promise<void> {
    try {
      this.items = await get<T[]>(this.path)
      this.problem = ''
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      this.problem = problem.message
    }
  }
}

/** Asks again and again, until nothing more comes or nobody wants to know any more. */
import { Refusal } from '../lib/api'

const PAUSE = 1500 // milliseconds
const LONG_PAUSE = 6000 // when the server could not answer now
const PASSING = new Set(['offline', 'too-fast', 'internal'])

interface Wanted<T> {
  ask: () => Promise<T>
  tell: (told: T) => void
  isLast: (told: T) => boolean
  refuse: (problem: Refusal) => void // it makes no sense to ask again
}

/** Begin to ask; the answer ends it. */
export function poll<T>({ ask, tell, isLast, refuse }: Wanted<T>): () => void {
  let isWanted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  async function once(): Promise<void> {
    let pause = PAUSE
    try {
      const told = await ask()
      if (!isWanted) return
      tell(told)
      if (isLast(told)) return
    } catch (error) {
      if (!isWanted) return
      if (!(error instanceof Refusal)) throw error
      if (!PASSING.has(error.key)) return refuse(error)
      pause = LONG_PAUSE
    }
    timer = setTimeout(() => void once(), pause)
  }
  void once()
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

/** What search finds about the position shown, as it finds it. */
import { Refusal, stream } from '../lib/api'
import type { PositionRequest } from './stage.svelte'
import type { Searched } from './types'

const ON = 'frontier-analysis-search'

export class Search {
  isOn = $state(localStorage.getItem(ON) !== 'off')
  found = $state.raw<Searched | null>(null)
  problem = $state('')
  private going: AbortController | null = null

  toggle(): void {
    this.isOn = !this.isOn
    localStorage.setItem(ON, this.isOn ? 'on' : 'off')
  }

  /** Stop, and forget what was found. */
  stop(): void {
    this.going?.abort()
    this.going = null
    this.found = null
    this.problem = ''
  }

  /** Search a position in place of the one before. */
  async begin(position: PositionRequest): Promise<void> {
    this.stop()
    const going = (this.going = new AbortController())
    try {
      for await (const line of stream('/api/analysis/search', position, going.signal)) {
        if (going.signal.aborted) return
        this.found = line as Searched
      }
    } catch (problem) {
      if (going.signal.aborted) return
      if (!(problem instanceof Refusal)) throw problem
      this.problem = problem.message
    }
  }
}

/** Something asked of the server from a form: whether it is under way, and why it was refused. */
import { Refusal } from '../lib/api'

export class Attempt {
  busy = $state(false)
  problem = $state('')
  done = $state(false)

  async run(task: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.done = false
    this.problem = ''
    try {
      await task()
      this.done = true
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      this.problem = problem.message
    } finally {
      this.busy = false
    }
  }
}

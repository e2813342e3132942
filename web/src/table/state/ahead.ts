/** Questions about what would happen: each is asked once in a position, and forgotten when the game has gone on. */
import { Refusal } from '../../lib/api'

export class AnswersAhead {
  private seq = -1
  private answers = new Map<string, Promise<unknown>>()

  /** The answer to a question in a position; null if it was refused, e.g. because the game has just gone on. */
  ask<Answer>(seq: number, question: string, request: () => Promise<Answer>): Promise<Answer | null> {
    if (seq !== this.seq) {
      this.seq = seq
      this.answers.clear()
    }
    const known = this.answers.get(question)
    if (known) return known as Promise<Answer | null>
    const answer = request().catch((problem: unknown) => {
      if (!(problem instanceof Refusal)) throw problem
      this.answers.delete(question)
      return null
    })
    this.answers.set(question, answer)
    return answer
  }
}

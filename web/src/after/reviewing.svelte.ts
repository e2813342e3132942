/** The review of a game as far as it has come: of a table, or of a record that somebody brought along. */
import { get, post } from '../lib/api'
import { poll } from './poll'
import { byMove, chancePoints, type Judged, type Review } from './review'

export class Reviewing {
  told = $state.raw<Review | null>(null)
  problem = $state('')
  readonly judged: Map<number, Judged> = $derived(byMove(this.told?.decisions ?? [])) // by the number of the move
  readonly chances = $derived(this.told ? chancePoints(this.told) : [])
  /** Whether every decision has been judged at least once. */
  readonly isWhole = $derived((this.told?.passes ?? 0) > 0)

  constructor(
    private readonly table: string | null,
    private readonly record: string,
  ) {}

  /** Ask until it is finished; the answer ends that, and with it the server's work. */
  follow(): () => void {
    return poll({
      ask: () =>
        this.table === null
          ? post<Review>('/api/review', { record: this.record })
          : get<Review>(`/api/tables/${this.table}/review`),
      tell: (told) => (this.told = told),
      isLast: ({ finished }) => finished,
      refuse: ({ message }) => (this.problem = message),
    })
  }
}

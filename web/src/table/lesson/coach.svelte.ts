import { untrack } from 'svelte'
import { post } from '../../lib/api'
import { readLesson } from '../../lib/lessons'
import { locale, t } from '../../lib/texts.svelte'
import type { Advice, Lesson, LessonStep } from '../../lib/types'
import type { Hints } from '../hint/hints.svelte'
import type { LiveTable } from '../state/live.svelte'
import { pointAt } from './pointing'
import {
  beside,
  familiesOf,
  isOther,
  landing,
  mainOf,
  placeOf,
  saidText,
  spotsOf,
  toldText,
  wantedOf,
  wayBack,
} from './reading'

const PATIENCE = 25_000 // milliseconds without a move after which the hint is shown
const NOTHING: ReadonlySet<string> = new Set(['']) // no family is called so
const MOST_WRONG = 2 // wrong clicks after which it is shown where to click

/** What stands above the text of a step: an answer to what the learner did last, or help. */
export interface Aside {
  kind: 'nudge' | 'advice' | 'hint' | 'said'
  text: string
  rule?: string | null
}

/**
 * Leads a learner through the lesson of a table: what its card shows, what it points at, and what its buttons do. At other
 * tables it points at what a hint names.
 */
export class Coach {
  lesson = $state.raw<Lesson | null>(null)
  at = $state(0) // the step that is shown; behind the last one stands what has been learnt
  private wrong = $state(0) // clicks at this step that were not what it waits for
  private isHinted = $state(false)
  advice = $state.raw<Advice | null>(null)
  private asked = $state.raw<ReadonlySet<string>>(new Set()) // the families of what a free step began with
  private place = ''
  private isBack = false // the learner has taken a move back, and wants to see the step that it belongs to

  /** Call while a component is set up: it watches the table as long as that component lives. */
  constructor(
    readonly table: LiveTable,
    private readonly hints: Hints,
  ) {
    $effect(() => this.read(table.info?.lesson ?? null))
    $effect(() => {
      const place = table.lesson && placeOf(table.lesson)
      if (place !== null) untrack(() => this.arrive(place))
    })
    $effect(() => {
      const { legal, lesson } = table
      if (lesson?.decision === 0 && legal.length > 0) this.asked = familiesOf(mainOf(legal))
    })
    $effect(() => {
      const isWrong = table.problem?.key === 'lesson' || (table.refused?.why && !table.explaining)
      if (isWrong) untrack(() => this.stumble())
    })
    $effect(() => {
      void table.seq
      if (!this.waits || !table.active) return
      const timer = setTimeout(() => (this.isHinted = true), PATIENCE)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      table.sought = this.sought
    })
    $effect(() => {
      table.proposes = !table.info?.lesson || this.lesson?.advice === true
    })
    $effect(() => {
      table.taught = this.names
      table.taughtMoves = this.shownMoves
    })
    $effect(() => {
      void [table.view, table.legal, table.seq] // they may bring new places
      pointAt(table.taught)
    })
    $effect(() => () => pointAt([]))
  }

  private read(id: string | null): void {
    if (!id) return
    void locale.lang
    readLesson(id, this.table.id).then(
      (found) => (this.lesson = found),
      () => {}, // the table itself says what is wrong with the connection
    )
  }

  /** Whether there is a lesson here, and somebody to learn. */
  readonly isOn = $derived.by(() => this.lesson !== null && this.table.lesson !== null && this.table.mySeats.length > 0)
  readonly step = $derived<LessonStep | null>(this.lesson?.steps[this.at] ?? null)
  readonly isEnd = $derived(this.lesson !== null && this.at >= this.lesson.steps.length)
  /** Whether the step shown waits for the learner to do something. */
  readonly waits = $derived.by(() => this.isOn && !this.isEnd && this.at === this.table.lesson?.step)
  readonly isFree = $derived.by(() => this.table.lesson?.decisions === 0)
  /** Whether what comes next is not to be told yet, because the others are still answering. */
  readonly othersPlay = $derived.by(() => {
    const { lesson, turn } = this.table
    if (!lesson || lesson.done || lesson.decision > 0 || turn.awaits === 'over') return false
    return !this.table.isMine(turn.actor)
  })
  /** What the step says, as things are: in free play that goes on another text than at its beginning. */
  readonly text = $derived.by(() => {
    const progress = this.table.lesson
    if (!this.step || !progress || !this.waits) return this.step?.text ?? ''
    const told = toldText(this.step, progress)
    const isUnderWay = this.isFree && !this.lesson?.advice && progress.decision > 0
    const hasChanged = isUnderWay && this.asked.size > 0 && isOther(this.table.legal, this.asked)
    return told || (hasChanged ? t('web-lessons-carry-on') : this.step.text)
  })
  readonly wanted = $derived.by(() => wantedOf(this.table.legal, this.table.lesson?.wants ?? []))
  /** What glows as possible: what the step is about, nothing while there is only to be read, everything in free play. */
  private readonly sought = $derived.by((): ReadonlySet<string> => {
    if (!this.isOn || this.isEnd) return new Set()
    if (!this.waits) return NOTHING
    return this.isFree ? new Set() : familiesOf(this.wanted)
  })
  readonly hasAdvice = $derived.by(() => this.isOn && this.isFree && !this.isEnd && (this.lesson?.advice ?? false))
  /** Whether somebody has to be shown where to click. */
  readonly isShown = $derived.by(() => this.waits && this.wrong >= MOST_WRONG)
  readonly canHint = $derived.by(() => this.waits && Boolean(this.step?.hint) && !this.isHinted && !this.isShown)
  readonly back = $derived.by(() => this.table.lesson && wayBack(this.table.lesson, this.at, this.table.can.undo))

  readonly aside = $derived.by((): Aside | null => {
    const { problem, refused, lesson } = this.table
    if (!this.lesson || !lesson) return null
    if (problem?.key === 'lesson') return { kind: 'nudge', text: problem.message, rule: problem.rule }
    if (refused?.why?.text) return { kind: 'nudge', text: refused.why.text, rule: refused.why.rule }
    if (this.advice) return { kind: 'advice', text: [this.advice.text, this.advice.why].filter(Boolean).join('. ') }
    if (this.waits && (this.isHinted || this.isShown) && this.step?.hint) return { kind: 'hint', text: this.step.hint }
    const said = this.at === landing(lesson) ? saidText(this.lesson, lesson) : ''
    return said ? { kind: 'said', text: said } : null
  })

  /** The hint below a nudge: who has stumbled twice gets both. */
  readonly extraHint = $derived(this.isShown && this.aside?.kind === 'nudge' ? (this.step?.hint ?? '') : '')

  /** The places pointed at: what the step names, what is advised, and after wrong clicks where to click. */
  private readonly names = $derived.by((): readonly string[] => {
    const { table } = this
    if (!this.isOn) return this.hints.names
    if (this.othersPlay || !table.view) return []
    const advised = table.legal.filter(({ move }) => move === this.advice?.move)
    const shown = this.isShown ? this.wanted : advised
    const spots = spotsOf(shown, table.game, table.view)
    return spots.length > 0 ? spots : (this.step?.look ?? [])
  })
  /** The moves whose buttons are pointed at. */
  private readonly shownMoves = $derived.by(() => {
    if (!this.isOn) return new Set(this.hints.moves)
    return new Set(this.isShown ? this.wanted.map(({ move }) => move) : this.advice ? [this.advice.move] : [])
  })

  /** The lesson has come to another place. */
  private arrive(place: string): void {
    const progress = this.table.lesson!
    this.advice = null
    if (place === this.place) return
    this.place = place
    this.wrong = 0
    this.isHinted = false
    this.at = this.isBack ? progress.step : landing(progress)
    this.isBack = false
  }

  private stumble(): void {
    if (!this.table.lesson) return
    this.wrong++
    this.advice = null
    this.at = Math.max(this.at, this.table.lesson.step) // who acts has read enough
  }

  /** What was clicked gives its place to something else, which the second half of a double click must not do. */
  private turnPage(): void {
    this.clear()
    this.table.settle()
  }

  next(): void {
    if (this.table.settling) return
    if (!this.waits && !this.isEnd) this.at = beside(this.at, 1, this.table.lesson!)
    this.turnPage()
  }

  /** By a key: to what is read next, or to the next lesson. */
  goOn(): void {
    if (!this.isOn || this.othersPlay || this.table.settling) return
    if (!this.isEnd) this.next()
    else document.querySelector<HTMLElement>('[data-act="lesson-on"]')?.click()
  }

  private clear(): void {
    this.table.problem = this.table.refused = this.advice = null
  }

  async goBack(): Promise<void> {
    const { back } = this
    if (this.table.settling) return
    this.isHinted = false
    if (back === 'read') {
      this.at = beside(this.at, -1, this.table.lesson!)
      this.turnPage()
    }
    if (back !== 'undo') return
    this.clear()
    this.isBack = true
    await this.table.undo()
    if (this.table.problem) this.isBack = false
  }

  hint(): void {
    if (this.table.settling) return
    this.isHinted = true
    this.turnPage()
  }

  /** Let the table do what the step waits for. */
  async show(): Promise<void> {
    const { table } = this
    if (!table.isReady) return
    this.clear()
    await table.attempt(() => post(`/api/tables/${table.id}/show`, { seq: table.seq }))
  }

  /** Ask what to do; asked again, do it. */
  async advise(): Promise<void> {
    const { table, advice } = this
    if (!table.isReady || !this.hasAdvice || table.legal.length === 0) return
    if (advice) {
      const action = table.legal.find(({ move }) => move === advice.move)
      if (action) await table.pick(action, false)
      return
    }
    const { seq } = table
    await table.attempt(async () => {
      const answer = await post<Advice>(`/api/tables/${table.id}/advice`, { seq })
      if (table.seq !== seq) return
      this.advice = answer
      table.settle() // the same button now does it
    })
  }
}

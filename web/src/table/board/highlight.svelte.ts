/**
 * Highlights of spots: legal, pointed at, marked, told of, refused, and beside the point of a lesson. There is one effect for each of these and for all spots
 * together, and it touches only the elements that change: a board has 150 spots, and pointing at one must not visit the
 * others.
 */
import { untrack } from 'svelte'
import type { LegalAction } from '../../lib/types'
import type { Stage } from '../state/stage.svelte'

export interface Spot {
  name: string
  label: string
  element: Element
}
type Highlight = 'pointed' | 'marked' | 'told' | 'refused' | 'calm'

class Highlighter {
  private spots = new Map<string, Set<Spot>>()
  private shown: Record<Highlight, ReadonlySet<string>> = {
    pointed: new Set(),
    marked: new Set(),
    told: new Set(),
    refused: new Set(),
    calm: new Set(),
  }

  constructor(private stage: Stage) {}

  add(spot: Spot): () => void {
    const same = this.spots.get(spot.name)
    if (same) same.add(spot)
    else this.spots.set(spot.name, new Set([spot]))
    spot.element.setAttribute('role', 'button')
    untrack(() => this.showLegal(spot, this.stage.legalAt.get(spot.name), this.stage.explaining))
    for (const kind of Object.keys(this.shown) as Highlight[])
      spot.element.classList.toggle(kind, this.shown[kind].has(spot.name))
    return () => {
      const left = this.spots.get(spot.name)
      left?.delete(spot)
      if (left?.size === 0) this.spots.delete(spot.name)
    }
  }

  private showLegal({ element, label }: Spot, actions: LegalAction[] | undefined, explaining: boolean): void {
    const isLegal = actions !== undefined
    element.classList.toggle('legal', isLegal)
    write(element, 'aria-label', actions?.length === 1 ? `${label}: ${actions[0]!.text}` : label)
    write(element, 'aria-disabled', String(!isLegal))
    write(element, 'tabindex', isLegal || explaining ? '0' : '-1')
  }

  showAllLegal(legalAt: ReadonlyMap<string, LegalAction[]>, explaining: boolean): void {
    for (const [name, spots] of this.spots)
      for (const spot of spots) this.showLegal(spot, legalAt.get(name), explaining)
  }

  show(kind: Highlight, names: ReadonlySet<string>): void {
    const before = this.shown[kind]
    this.shown[kind] = names
    for (const name of before) if (!names.has(name)) this.toggle(name, kind, false)
    for (const name of names) if (!before.has(name)) this.toggle(name, kind, true)
  }

  private toggle(name: string, kind: Highlight, on: boolean): void {
    for (const { element } of this.spots.get(name) ?? []) element.classList.toggle(kind, on)
  }
}

function write(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}

const highlighters = new WeakMap<Stage, Highlighter>()

function highlighterOf(stage: Stage): Highlighter {
  let highlighter = highlighters.get(stage)
  if (!highlighter) highlighters.set(stage, (highlighter = new Highlighter(stage)))
  return highlighter
}

/** Keep a spot of the stage highlighted as it should be, until the function returned is called. */
export const highlight = (stage: Stage, spot: Spot): (() => void) => highlighterOf(stage).add(spot)

/** Update the highlights of a stage as long as the calling component lives. */
export function keepHighlighted(stage: Stage): void {
  const highlighter = highlighterOf(stage)
  $effect(() => highlighter.showAllLegal(stage.legalAt, stage.explaining))
  $effect(() => highlighter.show('pointed', stage.pointed))
  $effect(() => highlighter.show('marked', stage.marked))
  $effect(() => highlighter.show('told', stage.told))
  $effect(() => highlighter.show('calm', stage.calm))
  $effect(() => highlighter.show('refused', new Set(stage.refused ? [stage.refused.spot] : [])))
}

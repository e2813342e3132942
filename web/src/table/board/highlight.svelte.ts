/**
 * How spots look: legal, pointed at, marked, refused. One effect for each of these and for all spots together, which
 * touches only the elements whose look changes: a board has 150 spots, and pointing at one must not visit the others.
 */
import { untrack } from 'svelte'
import type { LegalAction } from '../../lib/types'
import type { Stage } from '../state/stage.svelte'

export interface Spot {
  name: string
  label: string
  element: Element
}
type Look = 'pointed' | 'marked' | 'refused'

class Dresser {
  private spots = new Map<string, Set<Spot>>()
  private looks: Record<Look, ReadonlySet<string>> = { pointed: new Set(), marked: new Set(), refused: new Set() }

  constructor(private stage: Stage) {}

  add(spot: Spot): () => void {
    const same = this.spots.get(spot.name)
    if (same) same.add(spot)
    else this.spots.set(spot.name, new Set([spot]))
    spot.element.setAttribute('role', 'button')
    untrack(() => this.offer(spot, this.stage.offers.get(spot.name), this.stage.explaining))
    for (const look of Object.keys(this.looks) as Look[])
      spot.element.classList.toggle(look, this.looks[look].has(spot.name))
    return () => {
      const left = this.spots.get(spot.name)
      left?.delete(spot)
      if (left?.size === 0) this.spots.delete(spot.name)
    }
  }

  private offer({ element, label }: Spot, actions: LegalAction[] | undefined, explaining: boolean): void {
    const isLegal = actions !== undefined
    element.classList.toggle('legal', isLegal)
    write(element, 'aria-label', actions?.length === 1 ? `${label}: ${actions[0]!.text}` : label)
    write(element, 'aria-disabled', String(!isLegal))
    write(element, 'tabindex', isLegal || explaining ? '0' : '-1')
  }

  offerAll(offers: ReadonlyMap<string, LegalAction[]>, explaining: boolean): void {
    for (const [name, spots] of this.spots) for (const spot of spots) this.offer(spot, offers.get(name), explaining)
  }

  show(look: Look, names: ReadonlySet<string>): void {
    const before = this.looks[look]
    this.looks[look] = names
    for (const name of before) if (!names.has(name)) this.toggle(name, look, false)
    for (const name of names) if (!before.has(name)) this.toggle(name, look, true)
  }

  private toggle(name: string, look: Look, on: boolean): void {
    for (const { element } of this.spots.get(name) ?? []) element.classList.toggle(look, on)
  }
}

function write(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}

const dressers = new WeakMap<Stage, Dresser>()

function dresserOf(stage: Stage): Dresser {
  let dresser = dressers.get(stage)
  if (!dresser) dressers.set(stage, (dresser = new Dresser(stage)))
  return dresser
}

/** From now on a spot of the stage looks as it should; ends with the function returned. */
export const dress = (stage: Stage, spot: Spot): (() => void) => dresserOf(stage).add(spot)

/** Keeps the spots of a stage up to date as long as the calling component lives. */
export function keepDressed(stage: Stage): void {
  const dresser = dresserOf(stage)
  $effect(() => dresser.offerAll(stage.offers, stage.explaining))
  $effect(() => dresser.show('pointed', stage.pointed))
  $effect(() => dresser.show('marked', stage.marked))
  $effect(() => dresser.show('refused', new Set(stage.refused ? [stage.refused.spot] : [])))
}

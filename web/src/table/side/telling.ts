/** What happened, said in the reader's language with the players' names, without saying anything twice. */
import type { GameDefinition, Telling } from '../../games/registry'
import { dashed, locale, t, type Args } from '../../lib/texts.svelte'
import type { AnyView, GameEvent } from '../../lib/types'

/** Whom sentences are about, and to whom they are said. */
export interface Audience {
  nameOf: (seat: number) => string
  you: number | null // the seat of who reads, if they have exactly one
}

/** One thing that is said: of a seat what it does, or a sentence of its own. */
export interface Said {
  seat: number | null // whom it is about; null: a sentence of its own
  text: string // what follows the name, without a full stop; or the whole sentence
  events: GameEvent[] // what it tells
}

type Word = GameEvent['words'][string]

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : t('list-and', { first: parts.slice(0, -1).join(', '), last: parts.at(-1)! })

/** The name that a sentence about a seat begins with. */
export const subject = (seat: number, { nameOf, you }: Audience): string =>
  seat === you ? t('common-you') : nameOf(seat)

export function say(game: GameDefinition, events: readonly GameEvent[], audience: Audience, view: AnyView): Said[] {
  return together(game.telling, events, view).map((told) => {
    const [event] = told as [GameEvent]
    const words = wordsOf(game.telling, told, audience)
    const who = subject(event.seat, audience)
    const text = sentence(game.id, event, { ...words, who })
    if (text.startsWith(`${who} `)) return { seat: event.seat, text: text.slice(who.length + 1).replace(/\.$/, ''), events: told }
    // Where the name stands in the middle, "you" would have to be bent.
    return { seat: null, text: sentence(game.id, event, { ...words, who: audience.nameOf(event.seat) }), events: told }
  }) // prettier-ignore
}

function sentence(game: string, event: GameEvent, args: Args): string {
  const key = `${game}-event-${dashed(event.event)}`
  return locale.has(key) ? t(key, args) : event.text
}

/** The events that are told, those of one sentence together. */
function together({ lists, repeats }: Telling, events: readonly GameEvent[], view: AnyView): GameEvent[][] {
  const found: GameEvent[][] = []
  for (const event of events) {
    const last = found.at(-1)
    const before = last?.at(-1)
    if (before && before.seat === event.seat && repeats(event, before, view)) continue
    if (last && before!.event === event.event && before!.seat === event.seat && lists[event.event]) last.push(event)
    else found.push([event])
  }
  return found
}

function wordsOf({ lists }: Telling, told: readonly GameEvent[], { nameOf }: Audience): Args {
  const spoken = (word: Word): string | number => (typeof word === 'object' ? nameOf(word.seat) : word)
  const words: Args = {}
  for (const [name, word] of Object.entries(told[0]!.words)) words[name] = spoken(word)
  const list = lists[told[0]!.event]
  if (told.length > 1 && list) words[list] = listed(told.map((event) => String(spoken(event.words[list] ?? ''))))
  return words
}

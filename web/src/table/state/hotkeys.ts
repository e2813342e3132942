/** The keyboard shortcuts of a table; the help dialog lists them from here. */
import type { Hints } from '../hint/hints.svelte'
import type { Coach } from '../lesson/coach.svelte'
import { pressNumber } from './keys'
import type { LiveTable } from './live.svelte'

/** What the keys can reach beyond the table itself. */
export interface KeyContext {
  table: LiveTable
  coach?: Coach // at the table of a lesson
  hints?: Hints // where nobody else plays
  toggle: (what: 'log' | 'chat' | 'help' | 'mute' | 'moves' | 'home' | 'reference') => void
}

function endTurn({ table }: KeyContext): void {
  if (table.can.confirm) {
    void table.confirm()
    return
  }
  const { ending } = table.offer
  if (ending) void table.pick(ending, false)
}

/** Do what was picked to be looked at, or what was composed. */
function doIt({ table }: KeyContext): void {
  const action = table.chosen ?? table.composition?.action
  if (action) void table.pick(action, false)
}

function lightExtras({ table }: KeyContext): void {
  const families = table.offer.extras.map((action) => String(action.fields['action']))
  if (families.length > 0) table.light(families)
}

function escape({ table }: KeyContext): void {
  table.clear()
  table.problem = null
  table.explaining = false
  table.plannedMoves = null
}

/** Where there is advice or a hint to be had the key asks for it; elsewhere it leads to the first panel. */
function advice({ coach, hints, toggle }: KeyContext): void {
  if (coach?.hasAdvice) void coach.advise()
  else if (hints?.can) void hints.ask()
  else toggle('home')
}

const KEYS: Record<string, (context: KeyContext) => void> = {
  u: ({ table }) => void (table.can.undo && table.undo()),
  U: ({ table }) => void table.restart(),
  y: ({ table }) => void table.redo(),
  r: ({ toggle }) => toggle('reference'),
  R: ({ toggle }) => toggle('reference'),
  e: endTurn,
  Enter: endTurn,
  ' ': doIt,
  a: ({ toggle }) => toggle('moves'),
  l: ({ toggle }) => toggle('log'),
  c: ({ toggle }) => toggle('chat'),
  m: ({ toggle }) => toggle('mute'),
  t: lightExtras,
  h: advice,
  H: advice,
  n: ({ coach }) => coach?.goOn(),
  w: ({ table }) => void (table.explaining = !table.explaining),
  '?': ({ toggle }) => toggle('help'),
  Escape: escape,
}

/** The lines of the help dialog: keys, and the key of the text that says what they do. */
export const HELP: [keys: string[], text: string][] = [
  [['1', '9'], 'web-key-actions'],
  [['a'], 'web-key-moves'],
  [['Tab', '⏎'], 'web-key-spots'],
  [['␣'], 'web-key-do-it'],
  [['u'], 'web-key-undo'],
  [['y'], 'web-key-redo'],
  [['U'], 'web-key-restart'],
  [['e', '⏎'], 'web-key-end'],
  [['t'], 'web-key-extras'],
  [['w'], 'web-key-why'],
  [['i'], 'web-key-explain'],
  [['l'], 'web-key-log'],
  [['c'], 'web-key-chat'],
  [['m'], 'web-key-mute'],
  [['h'], 'web-key-hint'],
  [['h'], 'web-key-home'],
  [['r'], 'web-key-reference'],
  [['n', 'h'], 'web-lessons-keys'],
  [['?'], 'web-key-help'],
  [['Esc'], 'web-key-escape'],
]

const isTyping = (element: Element): boolean =>
  element.matches('input:not([type=checkbox], [type=radio]), textarea, select')

/** Whether a dialog is in the way; the key that opens it closes it too. */
function isBehindDialog(key: string): boolean {
  const dialog = document.querySelector<HTMLElement>('dialog[open]')
  return dialog !== null && dialog.dataset['key'] !== key.toLowerCase()
}

export function handleKey(event: KeyboardEvent, context: KeyContext): void {
  const at = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(at) || isBehindDialog(event.key)) return
  // Enter and Space belong to whatever has the focus.
  if ((event.key === 'Enter' || event.key === ' ') && at !== document.body) return
  const number = Number(event.key)
  if (event.key !== ' ' && number >= 1 && number <= 9) {
    if (!event.repeat) pressNumber(context.table, number)
    return
  }
  const act = KEYS[event.key]
  if (!act) return
  if ((act === endTurn || act === doIt) && event.repeat) return // a key held down must not confirm what it has just decided
  event.preventDefault()
  act(context)
}

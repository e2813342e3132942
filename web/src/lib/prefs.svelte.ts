/** The preferences of this device, kept in the browser. */
const KEY = 'frontier-prefs'

const DEFAULTS = {
  theme: 'system' as 'system' | 'light' | 'dark',
  sound: true,
  animation: true,
  pace: 0.7, // seconds a bot takes at least, for the next table
  thinkLess: false, // bots take a part of their time only, at the next table
  askFirst: false, // show every move before it is made, also with a mouse
  autoConfirm: false, // end the turn at once after its last decision
  autoEnd: true, // else by itself, soon after it
  log: null as boolean | null, // whether the log stands open beside the board; null: where there is room
  firsts: true, // one sentence about whatever comes up for the first time
  welcome: true, // the home page still tells a newcomer where to begin
  nick: '',
}
/** What a game's automation is called here; whether it is on at first is said by the game. */
export type AutomationId = `auto${string}`
export type Prefs = typeof DEFAULTS & { [id: AutomationId]: boolean | undefined }

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>
  } catch {
    return {}
  }
}

export const prefs = $state<Prefs>({ ...DEFAULTS, ...stored() })

/** Store changes and apply the theme; called once, by the root component. */
export function keepPrefs(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(prefs)))
  $effect(() => {
    if (prefs.theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = prefs.theme
  })
}

const still = matchMedia('(prefers-reduced-motion: reduce)')
/** Whether pieces may move: the preference, unless the system asks for reduced motion. */
export const animates = (): boolean => prefs.animation && !still.matches

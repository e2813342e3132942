/** How a table is laid out now, for scripts; styles ask with `@media (--tabs)`. */
import { TABS } from './tabs.js'

const rule = matchMedia(TABS)
let isTabbed = $state(rule.matches)
rule.addEventListener('change', () => (isTabbed = rule.matches))

let kept = $state(0)

export const layout = {
  /** Whether panels are shown in tabs. */
  get isTabbed(): boolean {
    return isTabbed
  },
  /** The height of what stays in sight below the panels, whatever covers them. */
  get kept(): number {
    return kept
  },
  set kept(height: number) {
    kept = height
  },
}

/** Whether tables show their panels in tabs now, for scripts; styles ask with `@media (--tabs)`. */
import { TABS } from './tabs.js'

const rule = matchMedia(TABS)
let isTabbed = $state(rule.matches)
rule.addEventListener('change', () => (isTabbed = rule.matches))

export const layout = {
  get isTabbed(): boolean {
    return isTabbed
  },
}

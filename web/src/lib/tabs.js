/**
 * When a table shows its panels in tabs, one at a time: on phones, on low windows, and on desks at a zoom of 200 %. Where
 * that is low rather than narrow, tabs and action bar stand at the sides. Styles say `@media (--tabs)`,
 * `@media not (--tabs)` or `@media (--low)`, and svelte.config.js puts these rules in their place.
 */
export const TABS = '((max-width: 760px) or (max-height: 480px))'
export const LOW = '((max-height: 480px) and (min-width: 561px))'

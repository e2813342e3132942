/** What a replay shows of the review of its game, in one piece that is loaded when the board is there. */
export { pointAt } from '../after/review'
export { Reviewing } from '../after/reviewing.svelte'
export { default as ChancesBar } from '../ui/ChancesBar.svelte'
export { default as Learn } from './Learn.svelte'
export { Learning } from './learning.svelte'

/** What shows the review of a game, in one piece that is loaded when a game is over. */
export { default as Chances } from './Chances.svelte'
export { default as KeyDecisions } from './KeyDecisions.svelte'
export { Reviewing } from './reviewing.svelte'

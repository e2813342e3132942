/** The posters of the games (games/NAME/Poster.svelte), without their tables, which the home page need not load. */
import type { Component } from 'svelte'
import PlainPoster from '../art/scenes/PlainPoster.svelte'

const FIRST = 'montana' // the game that is offered first
const files = import.meta.glob<Component>('../games/*/Poster.svelte', { eager: true, import: 'default' })
const own = new Map(Object.entries(files).map(([path, poster]) => [path.split('/')[2]!, poster]))

/** The games that the page brings along, in the order of the home page. */
export const ownGames = [...own.keys()].sort((one, other) => Number(other === FIRST) - Number(one === FIRST))

export const posterOf = (game: string): Component => own.get(game) ?? PlainPoster

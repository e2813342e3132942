/** The posters alone: the home page need not load the tables of the games. Must name the games of games/registry.ts. */
import type { Component } from 'svelte'
import HomesteadersPoster from '../art/scenes/HomesteadersPoster.svelte'
import MontanaPoster from '../art/scenes/MontanaPoster.svelte'

export const posters: Record<string, Component> = { montana: MontanaPoster, homesteaders: HomesteadersPoster }

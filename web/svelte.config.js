import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { LOW, TABS } from './src/lib/tabs.js'

/** Writes the rules of the layout in tabs where styles name them. */
const tabs = { style: ({ content }) => ({ code: content.replaceAll('(--tabs)', TABS).replaceAll('(--low)', LOW) }) }

export default { preprocess: [vitePreprocess(), tabs], compilerOptions: { runes: true } }

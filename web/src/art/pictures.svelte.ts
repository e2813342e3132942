/**
 * Drawings as pictures. A board holds hundreds of them, and an svg inside it costs the browser time whenever anything is
 * painted, a picture hardly any. Colours are those of the theme; what takes the colour of the text around it stays an svg.
 */
import { MediaQuery } from 'svelte/reactivity'
import { prefs } from '../lib/prefs.svelte'
import { icons, unknown } from './icons'

const night = new MediaQuery('(prefers-color-scheme: dark)')
const pictures = new Map<string, string>()
const colours = new Map<string, string>()

/** The address of a drawing as a picture, or null where it must be drawn on the spot. */
export function pictureOf(name: string): string | null {
  const theme = prefs.theme === 'system' ? (night.current ? 'dark' : 'light') : prefs.theme
  const key = `${theme} ${name}`
  let picture = pictures.get(key)
  if (picture === undefined) pictures.set(key, (picture = print(icons[name] ?? unknown, theme)))
  return picture || null
}

function print(drawing: string, theme: string): string {
  if (drawing.includes('currentColor')) return ''
  const painted = drawing.replace(/var\(--([\w-]+)\)/g, (_, colour: string) => colourOf(colour, theme))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${painted}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function colourOf(name: string, theme: string): string {
  const key = `${theme} ${name}`
  const known = colours.get(key)
  if (known) return known
  const probe = document.createElement('i')
  probe.style.cssText = `color-scheme: ${theme}; color: var(--${name})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  colours.set(key, color)
  return color
}

// What every drawing is made of: flat shapes in colours of the theme, with the ink line that icons.ts sets round them.
// A colour is a name of the theme, or `own` for the colour of whoever uses the drawing.

/** Drawings by name: what stands inside an svg of 32 by 32. */
export type Drawings = Record<string, string>

const paint = (colour: string): string => (colour === 'own' ? 'currentColor' : `var(--${colour})`)

export const shape = (colour: string, d: string): string => `<path fill="${paint(colour)}" d="${d}"/>`

export const disc = (colour: string, x: number, y: number, r: number): string =>
  `<circle fill="${paint(colour)}" cx="${x}" cy="${y}" r="${r}"/>`

export const box = (colour: string, x: number, y: number, width: number, height: number): string =>
  `<path fill="${paint(colour)}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`

/** Colour without a line. */
export const flat = (colour: string, d: string): string => `<path fill="${paint(colour)}" stroke="none" d="${d}"/>`

/** The side away from the sun, and the side in it. */
export const shade = (d: string): string => flat('shade', d)
export const shine = (d: string): string => flat('shine', d)

/** Lines inside a shape; outside of one they would be lost on a dark ground, there it takes `cord`. */
export const line = (d: string, width = 1.5): string => `<path stroke-width="${width}" d="${d}"/>`

/** A coloured line between two ink lines. */
export const cord = (colour: string, d: string, width = 2): string =>
  `<path stroke-width="${width + 2.5}" d="${d}"/><path stroke="${paint(colour)}" stroke-width="${width}" d="${d}"/>`

/** A coloured line alone. */
export const stroke = (colour: string, d: string, width = 2): string =>
  `<path stroke="${paint(colour)}" stroke-width="${width}" d="${d}"/>`

/** A drawing made smaller, its middle at x, y; the line keeps its strength. */
export const small = (drawing: string, x: number, y: number, scale: number, ink = 1.2): string =>
  `<g transform="translate(${x - 16 * scale} ${y - 16 * scale}) scale(${scale})" stroke-width="${+(ink / scale).toFixed(2)}">${drawing}</g>`

/** The same for a drawing with a name. */
export const of = (drawings: Drawings, name: string, x: number, y: number, scale: number): string =>
  small(drawings[name] ?? '', x, y, scale)

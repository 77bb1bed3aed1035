import type { Swatch } from './extract'

/** Most colours of a palette: twelve that were found, as many picked. */
const MOST_COLOURS = 24

/** A palette with a colour that was picked by hand; the same one where it has that already, or no room. */
export const withPicked = (swatches: readonly Swatch[], hex: string): readonly Swatch[] =>
  swatches.length >= MOST_COLOURS || swatches.some((one) => one.hex === hex)
    ? swatches
    : [...swatches, { hex, share: null }]

/** The part of an address that holds a palette. It stands after `#`, so it reaches no server. */
export const paletteHash = (hexes: readonly string[]): string =>
  hexes.length === 0 ? '' : `#c=${hexes.map((hex) => hex.slice(1)).join('-')}`

/** The colours that an address holds; what is no colour, or there twice, is passed over. */
export function coloursIn(hash: string): string[] {
  const given = new URLSearchParams(hash.replace(/^#/, '')).get('c') ?? ''
  const colours = given
    .split('-')
    .filter((part) => /^[0-9a-f]{6}$/i.test(part))
    .map((part) => `#${part.toLowerCase()}`)
  return [...new Set(colours)].slice(0, MOST_COLOURS)
}

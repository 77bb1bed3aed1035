import type { Swatch } from './extract-colors'

/** Most colours of a palette: twelve that were found, as many picked. */
const MAX_COLORS = 24

/** A palette with a colour that was picked by hand; the same one where it has that already, or no room. */
export const addPickedColor = (swatches: readonly Swatch[], hex: string): readonly Swatch[] =>
  swatches.length >= MAX_COLORS || swatches.some((one) => one.hex === hex)
    ? swatches
    : [...swatches, { hex, share: null }]

/** The part of an address that holds a palette. It stands after `#`, so it reaches no server. */
export const encodePaletteHash = (hexes: readonly string[]): string =>
  hexes.length === 0 ? '' : `#c=${hexes.map((hex) => hex.slice(1)).join('-')}`

/** The colours that an address holds; what is no colour, or there twice, is passed over. */
export function decodePaletteHash(hash: string): string[] {
  const value = new URLSearchParams(hash.replace(/^#/, '')).get('c') ?? ''
  const colors = value
    .split('-')
    .filter((part) => /^[0-9a-f]{6}$/i.test(part))
    .map((part) => `#${part.toLowerCase()}`)
  return [...new Set(colors)].slice(0, MAX_COLORS)
}

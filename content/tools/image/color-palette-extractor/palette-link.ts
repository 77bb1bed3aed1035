import type { Swatch } from '@/lib/images/palette/extract-colors'

/** Maximum palette size: twelve extracted and twelve picked. */
const MAX_COLORS = 24

export const addPickedColor = (swatches: readonly Swatch[], hex: string): readonly Swatch[] =>
  swatches.length >= MAX_COLORS || swatches.some((one) => one.hex === hex)
    ? swatches
    : [...swatches, { hex, share: null }]

/** Encodes a palette in the URL fragment, which is not sent to any server. */
export const encodePaletteHash = (hexes: readonly string[]): string =>
  hexes.length === 0 ? '' : `#c=${hexes.map((hex) => hex.slice(1)).join('-')}`

export function decodePaletteHash(hash: string): string[] {
  const value = new URLSearchParams(hash.replace(/^#/, '')).get('c') ?? ''
  const colors = value
    .split('-')
    .filter((part) => /^[0-9a-f]{6}$/i.test(part))
    .map((part) => `#${part.toLowerCase()}`)
  return [...new Set(colors)].slice(0, MAX_COLORS)
}

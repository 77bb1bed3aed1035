import { parseHex } from 'culori/fn'
import { toHsl, toOklch } from './color-spaces'

export const notations = { hex: 'HEX', rgb: 'RGB', hsl: 'HSL', oklch: 'OKLCH' } as const

export type Notation = keyof typeof notations

const roundTo = (value: number, digits: number) => Number(value.toFixed(digits))

/**
 * Parses `#rrggbb` to RGB (0 to 255), HSL (degrees and percent) and OKLCH (lightness 0 to 1, chroma, degrees). Grays
 * have hue 0.
 */
export function getColorComponents(hex: string) {
  const color = parseHex(hex)
  if (!color) throw new RangeError(`${hex} is no colour`)
  const { r, g, b } = color
  const { h: hue = 0, s, l } = toHsl(color)
  const { l: lightness, c: chroma, h: oklchHue = 0 } = toOklch(color)
  const isGray = chroma < 0.0005
  return {
    rgb: [r, g, b].map((channel) => Math.round(channel * 255)),
    hsl: [Math.round(hue) % 360, Math.round(s * 100), Math.round(l * 100)],
    oklch: [roundTo(lightness, 3), isGray ? 0 : roundTo(chroma, 3), isGray ? 0 : roundTo(oklchHue, 1)],
  }
}

export function formatInNotation(hex: string, notation: Notation): string {
  if (notation === 'hex') return hex.toUpperCase()
  const { rgb, hsl, oklch } = getColorComponents(hex)
  if (notation === 'rgb') return `rgb(${rgb.join(', ')})`
  if (notation === 'hsl') return `hsl(${hsl[0]}, ${hsl[1]}%, ${hsl[2]}%)`
  return `oklch(${oklch.join(' ')})`
}

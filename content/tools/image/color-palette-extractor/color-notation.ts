import { parseHex } from 'culori/fn'
import { toHsl, toOklch } from '@/lib/images/palette/color-spaces'
import { namedColors } from '@/lib/images/thumbnails/named-colors'

/** Minimum divisor for relative chroma, because near-black colors have no visible hue. */
const MIN_LIGHTNESS = 0.25

/** OKLCH with chroma relative to lightness, because a dark maroon or navy has little absolute chroma. */
function toNamingSpace(hex: string): readonly [number, number, number] {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  const relativeChroma = c / Math.max(l, MIN_LIGHTNESS)
  const angle = (h * Math.PI) / 180
  return [l, relativeChroma * Math.cos(angle), relativeChroma * Math.sin(angle)]
}

const namedCoordinates = Object.entries(namedColors).map(([name, hex]) => ({ name, coordinates: toNamingSpace(hex) }))

function findNearestName(hex: string): string {
  const [l, a, b] = toNamingSpace(hex)
  const getDistance = ({ coordinates }: (typeof namedCoordinates)[number]) =>
    Math.hypot(coordinates[0] - l, coordinates[1] - a, coordinates[2] - b)
  return namedCoordinates.reduce((nearest, candidate) =>
    getDistance(candidate) < getDistance(nearest) ? candidate : nearest,
  ).name
}

export function nameColors(hexes: readonly string[]): string[] {
  const countsByName = new Map<string, number>()
  return hexes.map((hex) => {
    const name = findNearestName(hex)
    const count = (countsByName.get(name) ?? 0) + 1
    countsByName.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}

export const notations = { hex: 'HEX', rgb: 'RGB', hsl: 'HSL', oklch: 'OKLCH' } as const

export type Notation = keyof typeof notations

const roundTo = (value: number, digits: number) => Number(value.toFixed(digits))

/** Returns RGB (0 to 255), HSL (degrees and percent) and OKLCH (lightness 0 to 1, degrees). Grays have hue 0. */
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

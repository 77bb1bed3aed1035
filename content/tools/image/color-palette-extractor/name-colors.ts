import { namedColors } from '@/lib/images/thumbnails/named-colors'
import { toOklch } from './color-spaces'

/** Minimum divisor for relative chroma, because near-black colors have no visible hue. */
const MIN_LIGHTNESS = 0.25

/**
 * Maps a color to the space in which names are matched: OKLCH lightness, and chroma relative to it in the direction of
 * the hue. A dark maroon or navy has little absolute chroma.
 */
function toNamingSpace(hex: string): readonly [number, number, number] {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  const relativeChroma = c / Math.max(l, MIN_LIGHTNESS)
  const angle = (h * Math.PI) / 180
  return [l, relativeChroma * Math.cos(angle), relativeChroma * Math.sin(angle)]
}

const namedCoordinates = Object.entries(namedColors).map(([name, hex]) => ({
  name,
  coordinates: toNamingSpace(hex),
}))

function findNearestName(hex: string): string {
  const [l, a, b] = toNamingSpace(hex)
  const getDistance = ({ coordinates }: (typeof namedCoordinates)[number]) =>
    Math.hypot(coordinates[0] - l, coordinates[1] - a, coordinates[2] - b)
  return namedCoordinates.reduce((nearest, candidate) =>
    getDistance(candidate) < getDistance(nearest) ? candidate : nearest,
  ).name
}

/** Returns the nearest common color name for each color; repeated names get a number. */
export function nameColors(hexes: readonly string[]): string[] {
  const countsByName = new Map<string, number>()
  return hexes.map((hex) => {
    const name = findNearestName(hex)
    const count = (countsByName.get(name) ?? 0) + 1
    countsByName.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}

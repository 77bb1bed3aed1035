import { getPalette } from 'colorthief'
import { differenceEuclidean } from 'culori/fn'
import { formatHexColor, parseHexColor } from '@/lib/images/drawing/colors'
import { toOklch } from './color-spaces'

/** A colour of a palette; its share of the picture is null where it was picked by hand or came with a link. */
export type Swatch = { hex: string; share: number | null }

type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>

export type ExtractOptions = {
  /** 3 to 12; a picture of fewer colours gives fewer. */
  count: number
  /** Leaves out pixels that are all but white, such as a product photo's ground, unless there are no others. */
  ignoreWhite: boolean
}

/** From this on, in each of red, green and blue, a pixel counts as near-white. */
const NEAR_WHITE = 238

/** What the library finds at most, of which the nearest are put together: by itself it gives several whites and misses a small red. */
const MAX_FOUND_COLORS = 20

/** Colours of less than this are edges and noise. */
const MIN_SHARE = 0.002

/** A pixel of less alpha is not looked at. */
const MIN_ALPHA = 125

export type PaletteJob = { pixels: Pixels; options: ExtractOptions }

/** A picture's main colours, the most frequent first, told apart in OKLCH, as eyes do. None of a picture that is all see-through. */
export async function extractColors({ pixels, options: { count, ignoreWhite } }: PaletteJob): Promise<Swatch[]> {
  const data = new Uint8ClampedArray(pixels.data)
  if (!data.some((value, at) => at % 4 === 3 && value >= MIN_ALPHA)) return []
  const { width, height } = pixels
  const foundColors = await getPalette(new OffscreenCanvas(1, 1), {
    colorCount: MAX_FOUND_COLORS,
    colorSpace: 'oklch',
    quality: 1,
    ignoreWhite,
    alphaThreshold: MIN_ALPHA,
    whiteThreshold: NEAR_WHITE,
    loader: { load: async () => ({ data, width, height }) },
  })
  const colors = (foundColors ?? [])
    .map((colour) => ({ hex: colour.hex().toLowerCase(), share: colour.proportion }))
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted(compareByShare)
  return mergeSimilarColors(snapToImageColors(colors, data), count).toSorted(compareByShare)
}

type FoundColor = { hex: string; share: number }

const compareByShare = (one: FoundColor, other: FoundColor) => other.share - one.share

const getChroma = ({ hex }: FoundColor) => toOklch(hex)?.c ?? 0

/** Whether the smaller of two gives its colour: it is not far smaller, and clearly more vivid. */
const isAccent = (small: FoundColor, large: FoundColor) =>
  small.share >= large.share / 4 && getChroma(small) >= getChroma(large) + 0.03

/** Nearer than this in OKLab, two colours of a palette look like one printed twice. */
const SAME_COLOR_DISTANCE = 0.05

/** Nearer than this they are shades of one, which go before anything else does. */
const SHADE_DISTANCE = 0.08

/**
 * Puts the two nearest together until so many are left and none look alike. The larger gives its colour, or the more vivid
 * where that is not far smaller. What is small goes sooner, unless it stands out or is vivid.
 */
function mergeSimilarColors(colors: readonly FoundColor[], count: number): FoundColor[] {
  const remaining = [...colors]
  for (;;) {
    const pairs = remaining.flatMap((one, at) =>
      remaining.slice(at + 1).map((other) => ({ one, other, cost: getMergeCost(one, other) })),
    )
    const [nearest] = pairs.toSorted((pair, other) => pair.cost - other.cost)
    if (!nearest || (remaining.length <= count && nearest.cost > 0)) return remaining
    const [large, small] = [nearest.one, nearest.other].toSorted(compareByShare) as [FoundColor, FoundColor]
    const { hex } = isAccent(small, large) ? small : large
    remaining.splice(remaining.indexOf(small), 1)
    remaining.splice(remaining.indexOf(large), 1, { hex, share: large.share + small.share })
  }
}

const [getOklabDistance, getRgbDistance] = [differenceEuclidean('oklab'), differenceEuclidean('rgb')]

/** How far apart two colours look. Near black OKLab tells apart what no screen shows apart. */
const getDistance = (one: string, other: string) =>
  getRgbDistance(one, other) < 0.05 ? 0 : getOklabDistance(one, other)

/** What is lost when the smaller of two is called by the larger's colour: nothing where they look alike, most where it is vivid. */
function getMergeCost(one: FoundColor, other: FoundColor): number {
  const distance = getDistance(one.hex, other.hex)
  const smaller = one.share < other.share ? one : other
  const cost = distance ** 2 * smaller.share ** 0.125 * (1 + 8 * getChroma(smaller))
  return distance < SAME_COLOR_DISTANCE ? 0 : distance < SHADE_DISTANCE ? cost / 4 : cost
}

/** Furthest that an even area's own colour lies from what was found for it, in OKLab. */
const MAX_SNAP_DISTANCE = 0.04

/** How far in red, green and blue together a pixel may lie from a colour to belong to its middle. */
const AVERAGE_RADIUS = 32

/**
 * The colours as the picture has them: those of an even area, as in a logo, exactly, others as the middle of the pixels around. What is
 * found is the middle of a box in OKLCH, in which a grey has a tint.
 */
function snapToImageColors(colors: readonly FoundColor[], data: Uint8ClampedArray): FoundColor[] {
  const counts = new Map<number, number>()
  for (let offset = 0; offset < data.length; offset += 4) {
    const value = ((data[offset] ?? 0) << 16) | ((data[offset + 1] ?? 0) << 8) | (data[offset + 2] ?? 0)
    if (data[offset + 3] === 255) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const pixelCount = data.length / 4
  const flatColors = [...counts]
    .filter(([, count]) => count / pixelCount >= MIN_SHARE)
    .map(([value, count]) => ({ hex: `#${value.toString(16).padStart(6, '0')}`, share: count / pixelCount }))
    .toSorted((one, other) => other.share - one.share)
  const usedHexes = new Set<string>()
  return colors.map((colour) => {
    const exactColor = flatColors.find(
      ({ hex, share }) =>
        !usedHexes.has(hex) && share >= colour.share / 4 && getDistance(hex, colour.hex) <= MAX_SNAP_DISTANCE,
    )
    const snappedHex = exactColor?.hex ?? averageNearbyPixels(colour.hex, counts)
    const hex = usedHexes.has(snappedHex) ? colour.hex : snappedHex
    usedHexes.add(hex)
    return { ...colour, hex }
  })
}

function averageNearbyPixels(hex: string, counts: ReadonlyMap<number, number>): string {
  const [red = 0, green = 0, blue = 0] = parseHexColor(hex)
  const sum = [0, 0, 0] as [number, number, number]
  let totalCount = 0
  for (const [value, count] of counts) {
    const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255] as const
    if ((r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 > AVERAGE_RADIUS ** 2) continue
    sum[0] += r * count
    sum[1] += g * count
    sum[2] += b * count
    totalCount += count
  }
  return totalCount === 0 ? hex : formatHexColor(...sum.map((part) => part / totalCount))
}

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
  shouldIgnoreWhite: boolean
}

/** From this on, in each of red, green and blue, a pixel counts as near-white. */
const NEAR_WHITE_THRESHOLD = 238

/** What the library finds at most, of which the nearest are put together: by itself it gives several whites and misses a small red. */
const MAX_FOUND_COLORS = 20

/** Colours of less than this are edges and noise. */
const MIN_SHARE = 0.002

/** A pixel of less alpha is not looked at. */
const MIN_ALPHA = 125

export type PaletteJob = { pixels: Pixels; options: ExtractOptions }

/** A picture's main colours, the most frequent first, told apart in OKLCH, as eyes do. None of a picture that is all see-through. */
export async function extractColors({ pixels, options: { count, shouldIgnoreWhite } }: PaletteJob): Promise<Swatch[]> {
  const data = new Uint8ClampedArray(pixels.data)
  if (!data.some((value, index) => index % 4 === 3 && value >= MIN_ALPHA)) return []
  const { width, height } = pixels
  const foundColors = await getPalette(new OffscreenCanvas(1, 1), {
    colorCount: MAX_FOUND_COLORS,
    colorSpace: 'oklch',
    quality: 1,
    ignoreWhite: shouldIgnoreWhite,
    alphaThreshold: MIN_ALPHA,
    whiteThreshold: NEAR_WHITE_THRESHOLD,
    loader: { load: async () => ({ data, width, height }) },
  })
  const colors = (foundColors ?? [])
    .map((color) => ({ hex: color.hex().toLowerCase(), share: color.proportion }))
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted(compareByShare)
  return mergeSimilarColors(snapToImageColors(colors, data), count).toSorted(compareByShare)
}

type FoundColor = { hex: string; share: number }

const compareByShare = (first: FoundColor, second: FoundColor) => second.share - first.share

const getChroma = ({ hex }: FoundColor) => toOklch(hex)?.c ?? 0

/** Whether the smaller of two gives its colour: it is not far smaller, and clearly more vivid. */
const isAccent = (smallColor: FoundColor, largeColor: FoundColor) =>
  smallColor.share >= largeColor.share / 4 && getChroma(smallColor) >= getChroma(largeColor) + 0.03

/** Nearer than this in OKLab, two colours of a palette look like one printed twice. */
const SAME_COLOR_DISTANCE = 0.05

/** Nearer than this they are shades of one, which go before anything else does. */
const SHADE_DISTANCE = 0.08

/**
 * Puts the two nearest together until so many are left and none look alike. The larger gives its colour, or the more vivid
 * where that is not far smaller. What is small goes sooner, unless it stands out or is vivid.
 */
function mergeSimilarColors(colors: readonly FoundColor[], count: number): FoundColor[] {
  const remainingColors = [...colors]
  for (;;) {
    const pairs = remainingColors.flatMap((one, index) =>
      remainingColors.slice(index + 1).map((other) => ({ one, other, cost: getMergeCost(one, other) })),
    )
    const [nearestPair] = pairs.toSorted((pair, other) => pair.cost - other.cost)
    if (!nearestPair || (remainingColors.length <= count && nearestPair.cost > 0)) return remainingColors
    const [largeColor, smallColor] = [nearestPair.one, nearestPair.other].toSorted(compareByShare) as [
      FoundColor,
      FoundColor,
    ]
    const { hex } = isAccent(smallColor, largeColor) ? smallColor : largeColor
    remainingColors.splice(remainingColors.indexOf(smallColor), 1)
    remainingColors.splice(remainingColors.indexOf(largeColor), 1, { hex, share: largeColor.share + smallColor.share })
  }
}

const [getOklabDistance, getRgbDistance] = [differenceEuclidean('oklab'), differenceEuclidean('rgb')]

/** How far apart two colours look. Near black OKLab tells apart what no screen shows apart. */
const getDistance = (firstHex: string, secondHex: string) =>
  getRgbDistance(firstHex, secondHex) < 0.05 ? 0 : getOklabDistance(firstHex, secondHex)

/** What is lost when the smaller of two is called by the larger's colour: nothing where they look alike, most where it is vivid. */
function getMergeCost(first: FoundColor, second: FoundColor): number {
  const distance = getDistance(first.hex, second.hex)
  const smallerColor = first.share < second.share ? first : second
  const cost = distance ** 2 * smallerColor.share ** 0.125 * (1 + 8 * getChroma(smallerColor))
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
  const countsByRgb = new Map<number, number>()
  for (let offset = 0; offset < data.length; offset += 4) {
    const value = ((data[offset] ?? 0) << 16) | ((data[offset + 1] ?? 0) << 8) | (data[offset + 2] ?? 0)
    if (data[offset + 3] === 255) countsByRgb.set(value, (countsByRgb.get(value) ?? 0) + 1)
  }
  const pixelCount = data.length / 4
  const flatColors = [...countsByRgb]
    .filter(([, count]) => count / pixelCount >= MIN_SHARE)
    .map(([value, count]) => ({ hex: `#${value.toString(16).padStart(6, '0')}`, share: count / pixelCount }))
    .toSorted((one, other) => other.share - one.share)
  const usedHexes = new Set<string>()
  return colors.map((color) => {
    const exactColor = flatColors.find(
      ({ hex, share }) =>
        !usedHexes.has(hex) && share >= color.share / 4 && getDistance(hex, color.hex) <= MAX_SNAP_DISTANCE,
    )
    const snappedHex = exactColor?.hex ?? averageNearbyPixels(color.hex, countsByRgb)
    const hex = usedHexes.has(snappedHex) ? color.hex : snappedHex
    usedHexes.add(hex)
    return { ...color, hex }
  })
}

function averageNearbyPixels(hex: string, countsByRgb: ReadonlyMap<number, number>): string {
  const [red = 0, green = 0, blue = 0] = parseHexColor(hex)
  const channelSums = [0, 0, 0] as [number, number, number]
  let totalCount = 0
  for (const [value, count] of countsByRgb) {
    const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255] as const
    if ((r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 > AVERAGE_RADIUS ** 2) continue
    channelSums[0] += r * count
    channelSums[1] += g * count
    channelSums[2] += b * count
    totalCount += count
  }
  return totalCount === 0 ? hex : formatHexColor(...channelSums.map((channelSum) => channelSum / totalCount))
}

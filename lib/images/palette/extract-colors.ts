import { getPalette } from 'colorthief'
import { differenceCiede2000, differenceEuclidean } from 'culori/fn'
import type { Pixels } from '@/lib/core/geometry/sizes'
import { parseHexColor } from '@/lib/images/drawing/colors'
import { getChroma } from './color-spaces'

/** A palette color. `share` of the image is null for a color that was picked by hand or came from a link. */
export type Swatch = { hex: string; share: number | null }

export type ExtractOptions = {
  /** 3 to 12; an image with fewer colors yields fewer. */
  count: number
  /** Ignores near-white pixels, such as a product photo's background, unless there are no others. */
  shouldIgnoreWhite: boolean
}

const NEAR_WHITE_THRESHOLD = 238
const isNearWhite = (rgb: readonly number[]) => rgb.every((channel) => channel >= NEAR_WHITE_THRESHOLD)

/** Maximum colors from the library, merged afterward: alone it returns several whites and misses a small red. */
const MAX_FOUND_COLORS = 20

/** Colors with a smaller share are edges and noise. */
const MIN_SHARE = 0.002

const MIN_ALPHA = 125

export type PaletteJob = { pixels: Pixels; options: ExtractOptions }

/** Returns the main colors by frequency, compared in OKLCH. A fully transparent image has no colors. */
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
  const keepsWhite = !shouldIgnoreWhite || colors.every(({ hex }) => isNearWhite(parseHexColor(hex)))
  return snapToImageColors(mergeSimilarColors(colors, count), data, keepsWhite).toSorted(compareByShare)
}

type FoundColor = { hex: string; share: number }

const compareByShare = (first: FoundColor, second: FoundColor) => second.share - first.share

/** Whether the smaller of two merged colors wins: it is not far smaller and clearly more vivid. */
const isAccent = (smallColor: FoundColor, largeColor: FoundColor) =>
  smallColor.share >= largeColor.share / 4 && getChroma(smallColor.hex) >= getChroma(largeColor.hex) + 0.03

/** Below this CIEDE2000 difference, two palette colors look identical. */
const SAME_COLOR_DIFFERENCE = 4

/** Below this OKLab distance, two colors are shades of each other and merge first. */
const SHADE_DISTANCE = 0.08

/** Merges the most similar two until at most `count` remain: the more frequent, or a vivid one not much rarer. */
function mergeSimilarColors(colors: readonly FoundColor[], count: number): FoundColor[] {
  const remainingColors = [...colors]
  for (;;) {
    const pairs = remainingColors.flatMap((one, index) =>
      remainingColors.slice(index + 1).map((other) => ({ one, other, cost: getMergeCost(one, other) })),
    )
    const [nearestPair] = pairs.toSorted((pair, other) => pair.cost - other.cost)
    if (!nearestPair || (remainingColors.length <= count && nearestPair.cost > 0)) return remainingColors
    const { one, other } = nearestPair
    const [largeColor, smallColor] = one.share >= other.share ? [one, other] : [other, one]
    const { hex } = isAccent(smallColor, largeColor) ? smallColor : largeColor
    remainingColors.splice(remainingColors.indexOf(smallColor), 1)
    remainingColors.splice(remainingColors.indexOf(largeColor), 1, { hex, share: largeColor.share + smallColor.share })
  }
}

const getOklabDistance = differenceEuclidean('oklab')
/** OKLab alone separates near-black colors that look equal, and too few pastels. */
const getColorDifference = differenceCiede2000()

function getMergeCost(first: FoundColor, second: FoundColor): number {
  if (getColorDifference(first.hex, second.hex) < SAME_COLOR_DIFFERENCE) return 0
  const distance = getOklabDistance(first.hex, second.hex)
  const smallerColor = first.share < second.share ? first : second
  const cost = distance ** 2 * smallerColor.share ** 0.125 * (1 + 8 * getChroma(smallerColor.hex))
  return distance < SHADE_DISTANCE ? cost / 4 : cost
}

/** Maximum RGB distance of a pixel that counts toward a color. */
const CLUSTER_RADIUS = 100

/**
 * Replaces each color, which the library rounds, with the most frequent of the pixels that are nearest to it. Of pixels
 * that are equally frequent, takes the one that differs most from the other colors: the end of a gradient.
 */
function snapToImageColors(colors: readonly FoundColor[], data: Uint8ClampedArray, keepsWhite: boolean): FoundColor[] {
  const counts = new Map<number, number>()
  for (let offset = 0; offset < data.length; offset += 4) {
    const value = ((data[offset] ?? 0) << 16) | ((data[offset + 1] ?? 0) << 8) | (data[offset + 2] ?? 0)
    if ((data[offset + 3] ?? 0) >= MIN_ALPHA) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const clusters = colors.map(({ hex }) => ({ rgb: parseHexColor(hex), value: -1, count: 0, margin: 0 }))
  for (const [value, count] of counts) {
    const pixel = [value >> 16, (value >> 8) & 255, value & 255] as const
    if (!keepsWhite && isNearWhite(pixel)) continue
    let [nearest, minDistance, margin] = [clusters[0], Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (const cluster of clusters) {
      const [red = 0, green = 0, blue = 0] = cluster.rgb
      const distance = Math.hypot(pixel[0] - red, pixel[1] - green, pixel[2] - blue)
      if (distance < minDistance) [nearest, minDistance, margin] = [cluster, distance, minDistance]
      else margin = Math.min(margin, distance)
    }
    if (!nearest || minDistance >= CLUSTER_RADIUS) continue
    if (count > nearest.count || (count === nearest.count && margin > nearest.margin))
      Object.assign(nearest, { value, count, margin })
  }
  return colors.map((color, index) => {
    const { value = -1, count = 0 } = clusters[index] ?? {}
    return count === 0 ? color : { ...color, hex: `#${value.toString(16).padStart(6, '0')}` }
  })
}

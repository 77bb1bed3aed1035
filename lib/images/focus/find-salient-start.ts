import type { Box, Pixels, Size } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'

type VividArea = Box & { weight: number }

const AREA_SIDE = 8

/** Minimum difference between a pixel's strongest and weakest channel, of 255, to count as vivid. Skin is below it. */
const MIN_CHROMA = 110

/** A color with a larger share counts as background. */
const MAX_COLOR_SHARE = 0.08

/** Quantization steps per channel. Colors one step apart count as one. */
const CHANNEL_STEPS = 16

/** Finds areas with a strong color that is rare in the image, such as a red boat. */
function findVividAreas({ data, width, height }: Pixels): VividArea[] {
  const shares = computeColorShares(data)
  const areas: VividArea[] = []
  for (let y = 0; y + AREA_SIDE <= height; y += AREA_SIDE)
    for (let x = 0; x + AREA_SIDE <= width; x += AREA_SIDE) {
      let weight = 0
      for (let index = 0; index < AREA_SIDE ** 2; index += 1) {
        const offset = ((y + Math.floor(index / AREA_SIDE)) * width + x + (index % AREA_SIDE)) * 4
        const [red = 0, green = 0, blue = 0] = data.subarray(offset, offset + 3)
        const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
        const rarity = 1 - (shares[getColorKey(red, green, blue)] ?? 0) / MAX_COLOR_SHARE
        if (chroma >= MIN_CHROMA && rarity > 0) weight += ((chroma / 255) * rarity) / AREA_SIDE ** 2
      }
      if (weight > 0) areas.push({ x, y, width: AREA_SIDE, height: AREA_SIDE, weight })
    }
  return areas
}

const getColorKey = (...channels: readonly number[]) =>
  channels.reduce((key, channel) => key * CHANNEL_STEPS + Math.floor((channel * CHANNEL_STEPS) / 256), 0)

/** Returns each color's share of the image by its key, colors one step apart included. */
function computeColorShares(data: Uint8ClampedArray): Float32Array {
  const shares = new Float32Array(CHANNEL_STEPS ** 3)
  for (let offset = 0; offset < data.length; offset += 4) {
    const key = getColorKey(data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0)
    shares[key] = (shares[key] ?? 0) + 4 / data.length
  }
  return [CHANNEL_STEPS ** 2, CHANNEL_STEPS, 1].reduce(
    (sums, stride) =>
      sums.map((share, key) => {
        const step = Math.floor(key / stride) % CHANNEL_STEPS
        const below = step > 0 ? (sums[key - stride] ?? 0) : 0
        const above = step < CHANNEL_STEPS - 1 ? (sums[key + stride] ?? 0) : 0
        return share + below + above
      }),
    shares,
  )
}

/** Brightness differences, 0 to 255: ignored below `noise`, and limited to `max`, so that no single edge dominates. */
const DIFFERENCE_BOUNDS = { noise: 12, max: 60 }

/** The first row above which `skippedShare` of the detail in the middle columns lies; null without detail. */
export function findDetailStart({ data, width, height }: Pixels, skippedShare: number): number | null {
  const getBrightness = (x: number, y: number) => {
    const offset = (y * width + x) * 4
    return 0.299 * (data[offset] ?? 0) + 0.587 * (data[offset + 1] ?? 0) + 0.114 * (data[offset + 2] ?? 0)
  }
  const cumulativeSums: number[] = []
  let total = 0
  for (let y = 1; y < height; y += 1) {
    for (let x = Math.max(1, Math.floor(width * 0.2)); x < width * 0.8; x += 1) {
      const brightness = getBrightness(x, y)
      const difference = Math.abs(brightness - getBrightness(x, y - 1)) + Math.abs(brightness - getBrightness(x - 1, y))
      total += Math.max(0, Math.min(DIFFERENCE_BOUNDS.max, difference - DIFFERENCE_BOUNDS.noise))
    }
    cumulativeSums.push(total)
  }
  return total > 0 ? cumulativeSums.findIndex((sum) => sum >= skippedShare * total) + 1 : null
}

/** The types of the package lack what `debug` returns, and plain pixels. */
type SmartCrop = {
  crop(image: Pixels, options: object): Promise<{ crops: readonly (Box & { score: { total: number } })[] }>
}

const SMARTCROP_STEP_PIXELS = 8

/** For comparison, smartcrop weights skin at 1.8 and detail at 0.2. */
const VIVID_WEIGHT = 1

/** Position of a vertical crop in an image without detail. Heads are usually near the top. */
const DEFAULT_VERTICAL_POSITION = 0.2

/** Share of the detail that may be cut off above the frame, and of the frame that stays free above the first detail. */
const HEADROOM = { skippedDetailShare: 0.02, emptyFrameShare: 0.1 }

/** On smartcrop's scale, 0 to 1, for the full range. */
const DISTANCE_COSTS = { vertical: 3, horizontal: 0.15 }

type ImageFeatures = { vividAreas: VividArea[]; detailStartRow: number | null }

const featureCache = new WeakMap<Pixels, ImageFeatures>()

function detectFeatures(image: Pixels): ImageFeatures {
  const features = featureCache.get(image) ?? {
    vividAreas: findVividAreas(image),
    detailStartRow: findDetailStart(image, HEADROOM.skippedDetailShare),
  }
  featureCache.set(image, features)
  return features
}

/**
 * Returns the start of a frame along its free axis, in shares of the image. Scores skin and detail by smartcrop's
 * rules, and rare vivid colors. Tall images lean upward; small ones have the frame in the middle.
 */
export async function findSalientStart(image: Pixels, frame: Size): Promise<number> {
  const { default: smartcrop } = await import('smartcrop')
  const toPromise = (value: unknown) => Promise.resolve(value)
  const { vividAreas, detailStartRow } = detectFeatures(image)
  const isHorizontal = frame.width < frame.height
  const [imageLength, share] = isHorizontal ? [image.width, frame.width] : [image.height, frame.height]
  const maxStart = imageLength * (1 - share)
  if (maxStart < SMARTCROP_STEP_PIXELS) return (1 - share) / 2
  const { crops } = await (smartcrop as unknown as SmartCrop).crop(image, {
    width: frame.width * image.width,
    height: frame.height * image.height,
    prescale: false,
    // Returns all crops with their scores.
    debug: true,
    boost: vividAreas,
    boostWeight: VIVID_WEIGHT,
    imageOperations: { open: toPromise, getData: toPromise },
  })
  const detailStart =
    detailStartRow === null
      ? DEFAULT_VERTICAL_POSITION * maxStart
      : detailStartRow - HEADROOM.emptyFrameShare * share * imageLength
  const defaultPosition = isHorizontal ? 0.5 : clamp(detailStart / maxStart, 0, 1)
  const distanceCost = isHorizontal ? DISTANCE_COSTS.horizontal : DISTANCE_COSTS.vertical
  const totals = crops.map(({ score: { total } }) => total)
  const [maxTotal, minTotal] = [Math.max(...totals), Math.min(...totals)]
  const candidates = crops.map(({ x, y, score: { total } }) => {
    const start = isHorizontal ? x : y
    // smartcrop moves in steps of eight pixels, so it may stop short of the far end.
    const position = start > maxStart - SMARTCROP_STEP_PIXELS ? 1 : start / maxStart
    const score = maxTotal > minTotal ? (total - minTotal) / (maxTotal - minTotal) : 1
    return { position, worth: score - distanceCost * Math.abs(position - defaultPosition) }
  })
  const first = { position: 0.5, worth: Number.NEGATIVE_INFINITY }
  const { position } = candidates.reduce((best, candidate) => (candidate.worth > best.worth ? candidate : best), first)
  return position * (1 - share)
}

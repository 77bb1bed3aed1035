import type { Crop } from '@/lib/core/geometry/crop'
import { type Box, type Pixels, type Size, scaleSize } from '@/lib/core/geometry/sizes'
import { readScaledPixels } from '@/lib/images/canvas-context'
import { detectFaces, type FaceCandidate } from './detect-faces'

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
        return (
          share +
          (step > 0 ? (sums[key - stride] ?? 0) : 0) +
          (step < CHANNEL_STEPS - 1 ? (sums[key + stride] ?? 0) : 0)
        )
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

type SmartCrop = {
  crop(
    image: Pixels,
    options: {
      width: number
      height: number
      prescale: false
      debug: true
      boost: readonly VividArea[]
      boostWeight: number
      imageOperations: { open: typeof Promise.resolve; getData: typeof Promise.resolve }
    },
  ): Promise<{ crops: readonly (Crop & { score: { total: number } })[] }>
}

const SMARTCROP_STEP_PIXELS = 8

/** For comparison, smartcrop weights skin at 1.8 and detail at 0.2. */
const VIVID_WEIGHT = 1

/** Position of a vertical crop in an image without detail. Heads are usually near the top. */
const DEFAULT_VERTICAL_POSITION = 0.2

/** Share of the detail that may be cut off above the frame, and of the frame that stays free above the first detail. */
const HEADROOM = { skippedDetailShare: 0.02, emptyFrameShare: 0.1 }

/** The eye line within a face (brows to chin), and its target in the frame, just below the upper third. */
const EYE_POSITIONS = { inFace: 0.35, inFrame: 0.4 }

/** On smartcrop's scale, 0 to 1: `face` per frame length from a likely face, the others for the full range. */
const PENALTIES = { face: 2, vertical: 3, horizontal: 0.15 }

/** Returns the size for analysis: at most 256 pixels on the shorter side and 1,024 on the longer side. */
export function getAnalysisSize(size: Size): Size {
  const [shortSide, longSide] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  return scaleSize(size, Math.min(1, 256 / shortSide, 1024 / longSide))
}

type ImageFeatures = { vividAreas: VividArea[]; faces: FaceCandidate[]; detailStartRow: number | null }

const featureCache = new WeakMap<Pixels, ImageFeatures>()

/** Caches the features that do not depend on the frame. */
function detectFeatures(image: Pixels): ImageFeatures {
  const features = featureCache.get(image) ?? {
    vividAreas: findVividAreas(image),
    faces: detectFaces(image),
    detailStartRow: findDetailStart(image, HEADROOM.skippedDetailShare),
  }
  featureCache.set(image, features)
  return features
}

/**
 * Returns the position of the frame along its free axis, from 0 (left or top) to 1; the middle if nothing is cut or the
 * image is too small. Scores skin and detail by smartcrop's rules, rare vivid colors, and above all likely faces.
 */
export async function findCropPosition(image: Pixels, { width, height }: Size): Promise<number> {
  const { default: smartcrop } = await import('smartcrop')
  const toPromise = (value: unknown) => Promise.resolve(value)
  const { vividAreas, faces, detailStartRow } = detectFeatures(image)
  const { crops } = await (smartcrop as unknown as SmartCrop).crop(image, {
    width,
    height,
    prescale: false,
    // Returns all crops with their scores.
    debug: true,
    boost: vividAreas,
    boostWeight: VIVID_WEIGHT,
    imageOperations: { open: toPromise as typeof Promise.resolve, getData: toPromise as typeof Promise.resolve },
  })
  const [firstCrop] = crops
  if (!firstCrop) return 0.5
  const [maxX, maxY] = [image.width - firstCrop.width, image.height - firstCrop.height]
  const maxStart = Math.max(maxX, maxY)
  if (maxStart < SMARTCROP_STEP_PIXELS) return 0.5
  const isHorizontal = maxX >= maxY
  const frameLength = isHorizontal ? firstCrop.width : firstCrop.height
  const toPosition = (start: number) => Math.max(0, Math.min(1, start / maxStart))
  const defaultPosition = isHorizontal
    ? 0.5
    : detailStartRow === null
      ? DEFAULT_VERTICAL_POSITION
      : toPosition(detailStartRow - HEADROOM.emptyFrameShare * frameLength)
  const faceTargets = faces.map(({ x, y, side, weight }) => {
    const start = isHorizontal
      ? x + (side - frameLength) / 2
      : y + EYE_POSITIONS.inFace * side - EYE_POSITIONS.inFrame * frameLength
    return { at: toPosition(start), weight: (weight * PENALTIES.face * maxStart) / frameLength }
  })
  const totals = crops.map(({ score: { total } }) => total)
  const [maxTotal, minTotal] = [Math.max(...totals), Math.min(...totals)]
  const candidates = crops.map(({ x, y, score: { total } }) => {
    const start = isHorizontal ? x : y
    // smartcrop moves in steps of eight pixels, so it may stop short of the far end.
    const position = start > maxStart - SMARTCROP_STEP_PIXELS ? 1 : start / maxStart
    const facePenalty = faceTargets.reduce((sum, target) => sum + target.weight * Math.abs(position - target.at), 0)
    const defaultPenalty =
      (isHorizontal ? PENALTIES.horizontal : PENALTIES.vertical) * Math.abs(position - defaultPosition)
    return {
      at: position,
      worth: (maxTotal > minTotal ? (total - minTotal) / (maxTotal - minTotal) : 1) - facePenalty - defaultPenalty,
    }
  })
  return candidates.reduce((best, candidate) => (candidate.worth > best.worth ? candidate : best)).at
}

/** Caches `findCropPosition` (about 40 ms) per aspect ratio, because networks have many sizes of the same shape. */
export function createCropPositionFinder(source: CanvasImageSource, size: Size): (target: Size) => Promise<number> {
  const image = readScaledPixels(source, getAnalysisSize(size))
  const positions = new Map<number, Promise<number>>()
  return (target) => {
    const aspectRatio = target.width / target.height
    const position = positions.get(aspectRatio) ?? findCropPosition(image, target)
    positions.set(aspectRatio, position)
    return position
  }
}

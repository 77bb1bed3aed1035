import type { Crop } from '@/lib/core/geometry/crop'
import { type Size, scaleSize } from '@/lib/core/geometry/sizes'
import { detectFaces, type FaceCandidate } from './detect-faces'
import { findVividAreas, type VividArea } from './find-vivid-areas'

type Pixels = Size & { data: Uint8ClampedArray }

/** Of 255: a difference of neighbours that may be noise, and the most that counts, or one edge would be all. */
const DIFFERENCE_BOUNDS = { noise: 12, most: 60 }

/** The row above which `skippedShare` of the detail in the middle of a picture lies; null where it has no detail. */
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
      total += Math.max(0, Math.min(DIFFERENCE_BOUNDS.most, difference - DIFFERENCE_BOUNDS.noise))
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

/** smartcrop's own default, in pixels. */
const STEP_PIXELS = 8

/** Against 1.8 for skin and 0.2 for detail. */
const VIVID_WEIGHT = 1

/** Where a frame stands that cuts above and below, in a picture without any detail: heads are up. */
const DEFAULT_VERTICAL_POSITION = 0.2

/** So much of all detail may lie above a frame by itself, and so much of the frame stays free over where it begins. */
const HEADROOM = { skippedDetailShare: 0.02, freeFrameShare: 0.1 }

/** Brows to chin: where the eyes are in it; and where they belong in a frame, a little under its upper third. */
const EYE_POSITIONS = { inFace: 0.35, inFrame: 0.4 }

/** Against smartcrop's score of 0 to 1: for each frame's length that a likely face is off, and for the whole way. */
const PENALTIES = { face: 2, vertical: 3, horizontal: 0.15 }

/** The size at which a picture is looked at: its shorter side has 256 pixels, its longer one at most 1,024. */
export function getAnalysisSize(size: Size): Size {
  const [shortSide, longSide] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  return scaleSize(size, Math.min(1, 256 / shortSide, 1024 / longSide))
}

type ImageFeatures = { vividAreas: VividArea[]; faces: FaceCandidate[]; detailStartRow: number | null }

const featureCache = new WeakMap<Pixels, ImageFeatures>()

/** What is the same for every frame is looked for once. */
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
 * Where along its longer way the target's frame shows most of what matters: skin and detail by smartcrop's rules,
 * vivid, rare colour, and above all likely faces, with their eyes near its upper third. 0 is the left or top end, 1 the
 * other. It leans to the middle, or where above and below is cut to just over the first detail. The middle where
 * nothing is cut, or too little to look for.
 */
export async function findCropPosition(image: Pixels, { width, height }: Size): Promise<number> {
  const { default: smartcrop } = await import('smartcrop')
  const toPromise = (value: unknown) => Promise.resolve(value)
  const { vividAreas, faces, detailStartRow } = detectFeatures(image)
  const { crops } = await (smartcrop as unknown as SmartCrop).crop(image, {
    width,
    height,
    prescale: false,
    // Gives all crops, with their scores.
    debug: true,
    boost: vividAreas,
    boostWeight: VIVID_WEIGHT,
    imageOperations: {
      open: toPromise as typeof Promise.resolve,
      getData: toPromise as typeof Promise.resolve,
    },
  })
  const [firstCrop] = crops
  if (!firstCrop) return 0.5
  const [maxX, maxY] = [image.width - firstCrop.width, image.height - firstCrop.height]
  const maxStart = Math.max(maxX, maxY)
  if (maxStart < STEP_PIXELS) return 0.5
  const isHorizontal = maxX >= maxY
  const frameLength = isHorizontal ? firstCrop.width : firstCrop.height
  const toPosition = (start: number) => Math.max(0, Math.min(1, start / maxStart))
  const defaultPosition = isHorizontal
    ? 0.5
    : detailStartRow === null
      ? DEFAULT_VERTICAL_POSITION
      : toPosition(detailStartRow - HEADROOM.freeFrameShare * frameLength)
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
    // It moves in steps of eight pixels, so that it may not reach the far end, and not move at all on a shorter way.
    const position = start > maxStart - STEP_PIXELS ? 1 : start / maxStart
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

/** `findCropPosition` in one picture, some 40 ms, once for each shape: networks have many sizes of the same shape. */
export function createCropPositionFinder(image: Pixels): (target: Size) => Promise<number> {
  const positions = new Map<number, Promise<number>>()
  return (target) => {
    const aspectRatio = target.width / target.height
    const position = positions.get(aspectRatio) ?? findCropPosition(image, target)
    positions.set(aspectRatio, position)
    return position
  }
}

import type { Size } from '@/lib/core/geometry/sizes'
import { type Preset, presets } from './presets'

/** Limits of OpenAI's image generation guide (2026-11), which calls sizes above 2560 × 1440 experimental. */
const EDGE_STEP = 16
const MAX_ASPECT_RATIO = 3
const MAX_EDGE = 3840
const MIN_PIXELS = 655_360
const MAX_PIXELS = 2560 * 1440

/** Presets that a model can draw. Some, such as LinkedIn's covers, are too wide for any model. */
export const generatablePresets: readonly Preset[] = presets.filter(
  ({ width, height }) => Math.max(width / height, height / width) <= MAX_ASPECT_RATIO && width * height <= MAX_PIXELS,
)

const CROP_WEIGHT = 8

const classicSizes: readonly Size[] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
]

/** The size covers the target, loses little in a crop to the target's ratio, and is not much larger. */
export function chooseRequestSize(target: Size): Size {
  const targetPixels = Math.max(target.width * target.height, MIN_PIXELS)
  const getCost = (size: Size) =>
    CROP_WEIGHT * getCroppedShare(size, target) + (size.width * size.height) / targetPixels
  const [bestSize] = buildCandidateSizes(target).toSorted((a, b) => getCost(a) - getCost(b))
  if (!bestSize) throw new RangeError(`No model makes ${target.width} × ${target.height}`)
  return bestSize
}

export function chooseClassicSize(target: Size): Size {
  const getShapeDistance = ({ width, height }: Size) =>
    Math.abs(Math.log(width / height) - Math.log(target.width / target.height))
  return classicSizes.reduce((bestSize, size) =>
    getShapeDistance(size) < getShapeDistance(bestSize) ? size : bestSize,
  )
}

export function getCroppedShare(size: Size, target: Size): number {
  const [ratio, targetRatio] = [size.width / size.height, target.width / target.height]
  return 1 - Math.min(ratio / targetRatio, targetRatio / ratio)
}

function buildCandidateSizes(target: Size): Size[] {
  const sizes: Size[] = []
  for (let width = roundUpToStep(target.width); width <= MAX_EDGE; width += EDGE_STEP) {
    const exactHeight = (width * target.height) / target.width
    for (const height of [roundUpToStep(exactHeight) - EDGE_STEP, roundUpToStep(exactHeight)]) {
      if (isAllowedSize({ width, height }) && height >= target.height) sizes.push({ width, height })
    }
  }
  return sizes
}

function isAllowedSize({ width, height }: Size): boolean {
  const pixelCount = width * height
  const ratio = Math.max(width / height, height / width)
  return pixelCount >= MIN_PIXELS && pixelCount <= MAX_PIXELS && ratio <= MAX_ASPECT_RATIO
}

const roundUpToStep = (pixels: number) => Math.ceil(pixels / EDGE_STEP) * EDGE_STEP

import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { Size } from '@/lib/core/geometry/sizes'
import type { GifSettings } from './form'

/** X accepts animated GIFs up to 15 MB (docs.x.com, 2026-11) and 1,280 × 1,080 pixels (getlate.dev, 2026-11). */
export const X_MAX_BYTES = 15_000_000
export const MAX_WIDTH = 800
export const MAX_HEIGHT = 1_080

const MIN_WIDTH = 96
const REDUCED_COLORS = 128

export type GifPlan = Size & { colours: number }

/** Aspect ratios to choose from, width to height; `first` is the first image's own. */
const aspectRatios = { first: null, '1:1': 1, '4:5': 4 / 5, '9:16': 9 / 16, '16:9': 16 / 9 } as const

/** At most the widest image and 800 × 1,080 pixels. Even sides, because X scales odd widths. Throws without images. */
export function getOutputSize(images: readonly Size[], options: Pick<GifSettings, 'width' | 'shape'>): Size {
  const [firstImage] = images
  if (!firstImage) throw new RangeError('No picture to take a size from')
  const ratio = aspectRatios[options.shape] ?? firstImage.width / firstImage.height
  const maxImageWidth = Math.max(2, ...images.map(({ width }) => width - (width % 2)))
  const width = Math.min(options.width, maxImageWidth, MAX_WIDTH, MAX_HEIGHT * ratio)
  return { width: roundToEven(width), height: Math.min(MAX_HEIGHT, roundToEven(width / ratio)) }
}

const roundToEven = (length: number) => Math.max(2, Math.round(length / 2) * 2)

export function estimateBytes(frameCount: number, firstFrameBytes: number, otherFrameBytes: readonly number[]): number {
  const mean = otherFrameBytes.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, otherFrameBytes.length)
  return Math.round(firstFrameBytes + mean * (frameCount - 1))
}

/** Null if there is no smaller plan. Reduces the colors before the size, because that is less visible. */
export function reducePlan(plan: GifPlan, excessFactor: number): GifPlan | null {
  const colorCount = Math.min(plan.colours, REDUCED_COLORS)
  if (excessFactor <= 1.2 && colorCount < plan.colours) return { ...plan, colours: colorCount }
  const bitRatio = Math.log2(colorCount) / Math.log2(plan.colours)
  const scale = Math.min(0.95, Math.sqrt(1 / (excessFactor * bitRatio)) * 0.97)
  const width = roundToEven(plan.width * scale)
  if (width < MIN_WIDTH || width >= plan.width) return null
  return { width, height: roundToEven((plan.height * width) / plan.width), colours: colorCount }
}

type PlanComparison = {
  requestedPlan: GifPlan
  actualPlan: GifPlan
  requestedBytes: number
  bytes: number
  maxBytes: number | null
}

export function formatFitNote({ requestedPlan, actualPlan, requestedBytes, bytes, maxBytes }: PlanComparison): string {
  if (maxBytes === null) return ''
  const changes = [
    actualPlan.width < requestedPlan.width && `is ${actualPlan.width} pixels wide instead of ${requestedPlan.width}`,
    actualPlan.colours < requestedPlan.colours &&
      `has ${actualPlan.colours} colors instead of ${requestedPlan.colours}`,
  ].filter(Boolean)
  const limit = formatBytesPrecise(maxBytes)
  const changeNote =
    changes.length > 0 &&
    `To stay under ${limit}, it ${changes.join(' and ')}. Otherwise, it would have been about ${formatBytesPrecise(requestedBytes)}.`
  const overLimitNote = bytes > maxBytes && `It’s still over ${limit}. Use fewer frames.`
  return [changeNote, overLimitNote].filter(Boolean).join(' ')
}

export const MAX_IMAGES = 100

export const formatSkippedImages = (count: number) =>
  `${count} ${count === 1 ? 'image was' : 'images were'} left out. A GIF can have up to ${MAX_IMAGES}.`

export const sortByName = <Named extends { name: string }>(images: readonly Named[]): Named[] => {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return images.toSorted((one, other) => compare(one.name, other.name))
}

/** A back-and-forth order shows the first and last frame once, so that the loop does not pause there. */
export function getFrameSequence(count: number, order: GifSettings['order']): number[] {
  const forwardSequence = Array.from({ length: count }, (_, index) => index)
  if (order === 'forward') return forwardSequence
  if (order === 'reverse') return forwardSequence.toReversed()
  return [...forwardSequence, ...forwardSequence.slice(1, -1).toReversed()]
}

export function pickEvenIndexes(count: number, maxCount: number): number[] {
  const pickCount = Math.min(count, maxCount)
  return Array.from({ length: pickCount }, (_, index) => Math.floor((index * count) / pickCount))
}

/** `ms` is null for an image without its own time, which follows the settings. */
export type Still = { blob: Blob; thumbnail: Blob; size: Size; ms: number | null }

export type DecodedFile = { stills: readonly Still[]; skippedCount: number; isFirstFrameOnly?: true }

export type GifJob = Pick<GifSettings, 'order' | 'plays' | 'fit' | 'palette' | 'dither'> & {
  images: readonly Blob[]
  plan: GifPlan
  /** One per image. */
  frameTimes: readonly number[]
  /** `#rrggbb`; null preserves transparency. */
  background: string | null
  caption: ImageBitmap | null
  maxBytes: number | null
}

export type Progress = { frameNumber: number; frameCount: number; estimatedBytes: number; plan: GifPlan }

export type GifResult = {
  blob: Blob
  firstFrame: Blob
  plan: GifPlan
  frameCount: number
  durationMs: number
  note: string
}

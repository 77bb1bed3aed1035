import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { Size } from '@/lib/core/geometry/sizes'

/** X takes animated GIFs up to 15 MB (docs.x.com, 2026-11) of 1,280 × 1,080 pixels at most (getlate.dev, 2026-11). */
export const X_MAX_BYTES = 15_000_000
export const MAX_WIDTH = 800
export const MAX_HEIGHT = 1_080

/** Below this width nothing can be seen any more. */
const MIN_WIDTH = 96
const REDUCED_COLORS = 128

/** How large and in how many colours a GIF is made. */
export type GifPlan = Size & { colours: number }

/** Shapes that a visitor can choose, width to height; `first` is that of the first picture. */
export const aspectRatios = { first: null, '1:1': 1, '4:5': 4 / 5, '9:16': 9 / 16, '16:9': 16 / 9 } as const

export type AspectRatio = keyof typeof aspectRatios

/**
 * The size in pixels: as wide as asked but no wider than the widest picture, at most 800 × 1,080, both even, since X
 * scales odd widths. Throws where there is no picture.
 */
export function getOutputSize(images: readonly Size[], options: { width: number; shape: AspectRatio }): Size {
  const [firstImage] = images
  if (!firstImage) throw new RangeError('No picture to take a size from')
  const ratio = aspectRatios[options.shape] ?? firstImage.width / firstImage.height
  const maxImageWidth = Math.max(2, ...images.map(({ width }) => width - (width % 2)))
  const width = Math.min(options.width, maxImageWidth, MAX_WIDTH, MAX_HEIGHT * ratio)
  return { width: roundToEven(width), height: Math.min(MAX_HEIGHT, roundToEven(width / ratio)) }
}

const roundToEven = (length: number) => Math.max(2, Math.round(length / 2) * 2)

/** The whole file from its first frame's bytes and those of some others. */
export function estimateBytes(count: number, first: number, others: readonly number[]): number {
  const mean = others.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, others.length)
  return Math.round(first + mean * (count - 1))
}

/**
 * A smaller plan for a file that is `excess` times as large as it may be: fewer colours first, which is seen least and
 * takes a bit less for each pixel, then fewer pixels. Null where there is none.
 */
export function reducePlan(plan: GifPlan, excess: number): GifPlan | null {
  const colours = Math.min(plan.colours, REDUCED_COLORS)
  if (excess <= 1.2 && colours < plan.colours) return { ...plan, colours }
  const bits = Math.log2(colours) / Math.log2(plan.colours)
  const scale = Math.min(0.95, Math.sqrt(1 / (excess * bits)) * 0.97)
  const width = roundToEven(plan.width * scale)
  if (width < MIN_WIDTH || width >= plan.width) return null
  return { width, height: roundToEven((plan.height * width) / plan.width), colours }
}

type PlanComparison = {
  requested: GifPlan
  actual: GifPlan
  requestedBytes: number
  bytes: number
  maxBytes: number | null
}

/** What was done to stay below the limit, in words; empty where nothing had to be. */
export function formatFitNote({ requested, actual, requestedBytes, bytes, maxBytes }: PlanComparison): string {
  if (maxBytes === null) return ''
  const changes = [
    actual.width < requested.width && `is ${actual.width} pixels wide instead of ${requested.width}`,
    actual.colours < requested.colours && `has ${actual.colours} colours instead of ${requested.colours}`,
  ].filter(Boolean)
  const limit = formatBytesPrecise(maxBytes)
  const changeNote =
    changes.length > 0 &&
    `To stay under ${limit} it ${changes.join(' and ')}; it would have had about ${formatBytesPrecise(requestedBytes)}.`
  const overLimitNote = bytes > maxBytes && `It still has more than ${limit}: use fewer frames.`
  return [changeNote, overLimitNote].filter(Boolean).join(' ')
}

import { exactByteSize } from '@/lib/core/format/size'
import type { Size } from '@/lib/core/geometry/sizes'

/** X takes animated GIFs up to 15 MB (docs.x.com, 2026-11) of 1,280 × 1,080 pixels at most (getlate.dev, 2026-11). */
export const X_BYTES = 15_000_000
export const MOST_WIDTH = 800
export const MOST_HEIGHT = 1_080

/** Below this width nothing can be seen any more. */
const LEAST_WIDTH = 96
const FEW_COLOURS = 128

/** How large and in how many colours a GIF is made. */
export type Plan = Size & { colours: number }

/** Shapes that a visitor can choose, width to height; `first` is that of the first picture. */
export const shapes = { first: null, '1:1': 1, '4:5': 4 / 5, '9:16': 9 / 16, '16:9': 16 / 9 } as const

export type Shape = keyof typeof shapes

/**
 * The size in pixels: as wide as asked but no wider than the widest picture, at most 800 × 1,080, both even, since X
 * scales odd widths. Throws where there is no picture.
 */
export function outputSize(pictures: readonly Size[], wanted: { width: number; shape: Shape }): Size {
  const [first] = pictures
  if (!first) throw new RangeError('No picture to take a size from')
  const ratio = shapes[wanted.shape] ?? first.width / first.height
  const widest = Math.max(2, ...pictures.map(({ width }) => width - (width % 2)))
  const width = Math.min(wanted.width, widest, MOST_WIDTH, MOST_HEIGHT * ratio)
  return { width: even(width), height: Math.min(MOST_HEIGHT, even(width / ratio)) }
}

const even = (length: number) => Math.max(2, Math.round(length / 2) * 2)

/** The whole file from its first frame's bytes and those of some others. */
export function estimatedBytes(count: number, first: number, others: readonly number[]): number {
  const mean = others.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, others.length)
  return Math.round(first + mean * (count - 1))
}

/**
 * A smaller plan for a file that is `excess` times as large as it may be: fewer colours first, which is seen least and
 * takes a bit less for each pixel, then fewer pixels. Null where there is none.
 */
export function smaller(plan: Plan, excess: number): Plan | null {
  const colours = Math.min(plan.colours, FEW_COLOURS)
  if (excess <= 1.2 && colours < plan.colours) return { ...plan, colours }
  const bits = Math.log2(colours) / Math.log2(plan.colours)
  const scale = Math.min(0.95, Math.sqrt(1 / (excess * bits)) * 0.97)
  const width = even(plan.width * scale)
  if (width < LEAST_WIDTH || width >= plan.width) return null
  return { width, height: even((plan.height * width) / plan.width), colours }
}

type Fitting = { asked: Plan; made: Plan; bytesAsked: number; bytes: number; maxBytes: number | null }

/** What was done to stay below the limit, in words; empty where nothing had to be. */
export function fitNote({ asked, made, bytesAsked, bytes, maxBytes }: Fitting): string {
  if (maxBytes === null) return ''
  const changes = [
    made.width < asked.width && `is ${made.width} pixels wide instead of ${asked.width}`,
    made.colours < asked.colours && `has ${made.colours} colours instead of ${asked.colours}`,
  ].filter(Boolean)
  const limit = exactByteSize(maxBytes)
  const change =
    changes.length > 0 &&
    `To stay under ${limit} it ${changes.join(' and ')}; it would have had about ${exactByteSize(bytesAsked)}.`
  const rest = bytes > maxBytes && `It still has more than ${limit}: use fewer frames.`
  return [change, rest].filter(Boolean).join(' ')
}

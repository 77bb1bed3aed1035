import { type Box, type Pixels, type Point, type Size, scaleSize } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import { readScaledPixels } from '@/lib/images/canvas-context'
import { fetchCodec, requestCodec } from '@/lib/images/encode/codec-loader'
import { detectFaces, type Face, getFaceInputSize } from './detect-faces'
import { findSalientStart } from './find-salient-start'

/** Where a head ends beyond a face from brows to chin, in shares of the face. Hair needs most. */
const HEAD_MARGINS = { top: 0.55, bottom: 0.05, side: 0.05 }

/** The part of the free space that goes above the heads, or to the left of them. */
const SPACE_BEFORE = { vertical: 0.4, horizontal: 0.5 }

/** A cut head costs this share of what a whole one brings. */
const CUT_COST = 0.2

/** How fast a head loses its worth with the share that is cut; its end is known to about a tenth of its length. */
const CUT_SLOPE = 6

type Span = { start: number; end: number }

type WeightedSpan = Span & { weight: number }

/**
 * Returns the largest frame of this aspect ratio (width divided by height), in shares of the image. It shows as many
 * whole heads as possible, large ones first, and the eyes of a head that is too large. Without faces, detail and rare
 * colors decide.
 */
export async function chooseFrame(image: Pixels, faces: readonly Face[], aspectRatio: number): Promise<Box> {
  const relativeRatio = (aspectRatio * image.height) / image.width
  const [width, height] = [Math.min(1, relativeRatio), Math.min(1, 1 / relativeRatio)]
  const isHorizontal = width < height
  const length = Math.min(width, height)
  const start =
    faces.length > 0
      ? findHeadStart(getSpans(faces, isHorizontal, length), length, isHorizontal)
      : await findSalientStart(image, { width, height })
  return { x: isHorizontal ? start : 0, y: isHorizontal ? 0 : start, width, height }
}

let modelPromise: Promise<ArrayBuffer | null> | undefined

/** Loads the network of `detectFaces` (193 kB) with the first image, on the page or in the worker; null offline. */
async function loadFaceModel(): Promise<Uint8Array | null> {
  const url = new URL('./face-model.bin', import.meta.url)
  modelPromise ??= typeof window === 'undefined' ? requestCodec(url) : fetchCodec(url.href).then(({ bytes }) => bytes)
  const bytes = await modelPromise
  // A later image tries again.
  if (!bytes) modelPromise = undefined
  return bytes && new Uint8Array(bytes)
}

export type FrameChooser = (target: Size) => Promise<Box>

/** Reads the pixels at once, so that the source may be closed. Without the model there are no faces. */
export function createFrameChooser(source: CanvasImageSource, size: Size): FrameChooser {
  const image = readScaledPixels(source, getAnalysisSize(size))
  const faceImage = readScaledPixels(source, getFaceInputSize(size))
  const facesPromise = loadFaceModel().then((model) => (model ? detectFaces(faceImage, model) : []))
  const frames = new Map<number, Promise<Box>>()
  return (target) => {
    const aspectRatio = target.width / target.height
    const frame = frames.get(aspectRatio) ?? facesPromise.then((faces) => chooseFrame(image, faces, aspectRatio))
    frames.set(aspectRatio, frame)
    return frame
  }
}

/** Creates a chooser in the worker, where an image has only pixels. */
export async function openFrameChooser(pixels: ImageData): Promise<FrameChooser> {
  const bitmap = await createImageBitmap(pixels)
  const choose = createFrameChooser(bitmap, pixels)
  bitmap.close()
  return choose
}

/** Returns the size for `chooseFrame`: at most 256 pixels on the shorter side and 1,024 on the longer side. */
export function getAnalysisSize(size: Size): Size {
  const [shortSide, longSide] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  return scaleSize(size, Math.min(1, 256 / shortSide, 1024 / longSide))
}

/** Frames of unknown shape are assumed to show half of the image. */
const FRAME_SHARE = 0.5

/**
 * Returns the point to center in the target, in shares of the image. It also suits other frames, because the axis
 * along which the target shows the whole image gets the center of a shorter frame. Throws `RangeError`.
 */
export async function findFocus(image: CanvasImageSource & Size, target: Size = image): Promise<Point> {
  const choose = createFrameChooser(image, image)
  const ratio = target.width / target.height / (image.width / image.height)
  const narrow = await choose({ width: image.width * (ratio < 1 ? ratio : FRAME_SHARE), height: image.height })
  const flat = await choose({ width: image.width, height: image.height * (ratio > 1 ? 1 / ratio : FRAME_SHARE) })
  return { x: narrow.x + narrow.width / 2, y: flat.y + flat.height / 2 }
}

/** Returns what should be visible of each face along the free axis: the head, less of it where it is too long. */
function getSpans(faces: readonly Face[], isHorizontal: boolean, length: number): WeightedSpan[] {
  const maxWidth = Math.max(...faces.map(({ width }) => width))
  return faces.map(({ x, y, width, height, score }) => {
    const face = isHorizontal ? { start: x, end: x + width } : { start: y, end: y + height }
    const head = isHorizontal
      ? { start: x - HEAD_MARGINS.side * width, end: x + (1 + HEAD_MARGINS.side) * width }
      : { start: y - HEAD_MARGINS.top * height, end: y + (1 + HEAD_MARGINS.bottom) * height }
    const eyes = isHorizontal ? face : { start: y + 0.1 * height, end: y + 0.2 * height }
    const visibleHead = clampSpan(head)
    const span = shrinkSpan(shrinkSpan(visibleHead, clampSpan(face), length), clampSpan(eyes), length)
    return { ...span, weight: score * Math.sqrt(width / maxWidth) }
  })
}

const clampSpan = ({ start, end }: Span): Span => ({ start: clamp(start, 0, 1), end: clamp(end, 0, 1) })

/** Moves both ends toward those of a shorter span inside, until it has the length. */
function shrinkSpan(span: Span, innerSpan: Span, length: number): Span {
  const excess = span.end - span.start - length
  const share = clamp(excess / (span.end - span.start - innerSpan.end + innerSpan.start || 1), 0, 1)
  return {
    start: span.start + share * (innerSpan.start - span.start),
    end: span.end + share * (innerSpan.end - span.end),
  }
}

/** Tries the frame around every group of neighboring heads. A group that is slightly too long may still be whole. */
function findHeadStart(spans: readonly WeightedSpan[], length: number, isHorizontal: boolean): number {
  const spaceBefore = SPACE_BEFORE[isHorizontal ? 'horizontal' : 'vertical']
  const candidates = spans.flatMap((first) =>
    spans.map((last) => {
      const groupStart = Math.min(first.start, last.start)
      const space = length - (Math.max(first.end, last.end) - groupStart)
      const start = clamp(groupStart - space * spaceBefore, 0, 1 - length)
      return { start, worth: spans.reduce((sum, span) => sum + getWorth(span, start, start + length), 0) }
    }),
  )
  return candidates.reduce((best, candidate) => (candidate.worth > best.worth ? candidate : best)).start
}

/** Returns the weight of a whole head, less for a cut one, 0 for one outside the frame. */
function getWorth({ start, end, weight }: WeightedSpan, frameStart: number, frameEnd: number): number {
  const visibleLength = Math.min(end, frameEnd) - Math.max(start, frameStart)
  if (visibleLength <= 0) return 0
  const cutShare = 1 - visibleLength / (end - start)
  return weight * Math.max(-CUT_COST, 1 - CUT_SLOPE * cutShare)
}

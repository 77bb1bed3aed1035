import { decompressFrame, type ParsedFrame, parseGIF } from 'gifuct-js'
import { ImageError } from '@/lib/core/errors/image-errors'
import { MAX_PIXELS } from '../limits'
import { MIN_DELAY_MS } from './delays'
import type { Pixels } from './pixels'

export type GifFrame = {
  pixels: Pixels & { data: Uint8ClampedArray<ArrayBuffer> }
  durationMs: number
  index: number
  frameCount: number
}

type EncodedFrame = Parameters<typeof decompressFrame>[0]

/**
 * The frames of a GIF as they are seen, each with all that earlier ones have left there (CompuServe, GIF89a: disposal
 * methods 0 to 3). Only one is held at a time: `pixels` change with the next. Throws `ImageError`.
 */
export function* decodeGifFrames(bytes: Uint8Array<ArrayBuffer>): Generator<GifFrame> {
  const gif = parseGifBytes(bytes)
  const { width, height } = gif.lsd
  const frames = gif.frames.filter((frame): frame is EncodedFrame => 'image' in frame)
  if (frames.length === 0 || !isDrawableSize(width, height)) throw new ImageError('damaged', 'GIF')
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height }
  for (const [index, frame] of frames.entries()) {
    const { descriptor } = frame.image
    if (!isDrawableSize(descriptor.width, descriptor.height)) throw new ImageError('damaged', 'GIF')
    const { patch, dims, disposalType, delay } = decompressFrame(frame, gif.gct, true)
    const savedPixels = disposalType === 3 ? pixels.data.slice() : null
    drawPatch(pixels, patch, dims)
    yield { pixels, durationMs: normalizeDelay(delay), index, frameCount: frames.length }
    if (savedPixels) pixels.data.set(savedPixels)
    if (disposalType === 2) drawPatch(pixels, null, dims)
  }
}

function parseGifBytes(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return parseGIF(bytes.slice().buffer)
  } catch {
    throw new ImageError('damaged', 'GIF')
  }
}

const isDrawableSize = (width: number, height: number) => width > 0 && height > 0 && width * height <= MAX_PIXELS

/** As browsers play it: below 20 ms, and without a time, 100 ms. */
export const normalizeDelay = (delayMs: number | null | undefined) =>
  !delayMs || delayMs < MIN_DELAY_MS ? 100 : delayMs

/** Lays a patch over the picture, its clear pixels left out; `null` clears its place. */
function drawPatch(
  { data, width, height }: Pixels,
  patch: Uint8ClampedArray | null,
  { left, top, width: patchWidth, height: patchHeight }: ParsedFrame['dims'],
): void {
  for (let y = 0; y < Math.min(patchHeight, height - top); y += 1) {
    for (let x = 0; x < Math.min(patchWidth, width - left); x += 1) {
      const targetOffset = ((top + y) * width + left + x) * 4
      const sourceOffset = (y * patchWidth + x) * 4
      if (!patch) data.fill(0, targetOffset, targetOffset + 4)
      else if (patch[sourceOffset + 3]) data.set(patch.subarray(sourceOffset, sourceOffset + 4), targetOffset)
    }
  }
}

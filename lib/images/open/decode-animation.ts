import { decompressFrame, type ParsedFrame, parseGIF } from 'gifuct-js'
import { ImageError } from '@/lib/core/errors/image-errors'
import { orientPixels } from '@/lib/core/geometry/orient-pixels'
import type { Pixels, Size } from '@/lib/core/geometry/sizes'
import { readScaledPixels } from '@/lib/images/canvas-context'
import { MIN_DELAY_MS } from '@/lib/images/gif/delays'
import { takeOrientation } from '@/lib/images/metadata/strip-metadata'
import type { ImageType } from './../image-type'
import { MAX_PIXELS } from './../limits'

type FrameTiming = { durationMs: number; index: number; frameCount: number }

/** One frame of an animation. `image` is valid until the next frame is requested. */
type AnimationFrame = Size & FrameTiming & { image: ImageBitmap | VideoFrame }

type EncodedFrame = Parameters<typeof decompressFrame>[0]

/** As displayed (GIF89a, disposal 0 to 3). Frames share `pixels`, which the next overwrites. Throws `ImageError`. */
export function* decodeGifFrames(bytes: Uint8Array<ArrayBuffer>): Generator<FrameTiming & { pixels: Pixels }> {
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

/** Matches browsers: delays below 20 ms or missing play as 100 ms. */
const normalizeDelay = (delayMs: number | null | undefined) => (!delayMs || delayMs < MIN_DELAY_MS ? 100 : delayMs)

/** Draws a patch over the canvas, skipping its transparent pixels; `null` clears its area. */
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

/** Safari cannot decode animations, so GIFs are decoded in JavaScript. Throws `ImageError` (`first_frame_only`). */
export async function* decodeAnimation(bytes: Uint8Array<ArrayBuffer>, type: ImageType) {
  const mimeType = `image/${type}`
  const isNative = typeof ImageDecoder !== 'undefined' && (await ImageDecoder.isTypeSupported(mimeType))
  if (!isNative && type !== 'gif') throw new ImageError('first_frame_only')
  const { bytes: uprightBytes, orientation } = takeOrientation(type, bytes)
  for await (const source of isNative ? decodeNatively(uprightBytes, mimeType) : decodeGif(bytes)) {
    let frame = source
    try {
      if (orientation !== 1) frame = await turnFrame(source, orientation)
      yield frame
    } finally {
      source.image.close()
      frame.image.close()
    }
  }
}

async function turnFrame({ image, ...frame }: AnimationFrame, orientation: number): Promise<AnimationFrame> {
  const { data, width, height } = orientPixels(readScaledPixels(image, frame), orientation)
  return { ...frame, image: await createImageBitmap(new ImageData(data, width, height)), width, height }
}

async function* decodeNatively(bytes: Uint8Array<ArrayBuffer>, mimeType: string): AsyncGenerator<AnimationFrame> {
  const decoder = new ImageDecoder({ data: bytes, type: mimeType })
  try {
    await Promise.all([decoder.tracks.ready, decoder.completed]).catch(() => throwDamagedError(mimeType))
    const frameCount = decoder.tracks.selectedTrack?.frameCount ?? 0
    for (let index = 0; index < frameCount; index += 1) {
      const { image } = await decoder.decode({ frameIndex: index }).catch(() => throwDamagedError(mimeType))
      const { displayWidth: width, displayHeight: height, duration } = image
      yield { image, width, height, durationMs: normalizeDelay(duration && duration / 1000), index, frameCount }
    }
  } finally {
    decoder.close()
  }
}

async function* decodeGif(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<AnimationFrame> {
  for (const { pixels, durationMs, index, frameCount } of decodeGifFrames(bytes)) {
    const { data, width, height } = pixels
    const image = await createImageBitmap(new ImageData(data, width, height))
    yield { image, width, height, durationMs, index, frameCount }
  }
}

function throwDamagedError(mimeType: string): never {
  throw new ImageError('damaged', mimeType.slice('image/'.length).toUpperCase())
}

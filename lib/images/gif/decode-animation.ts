import { ImageError } from '@/lib/core/errors/image-errors'
import type { ImageType } from '../sniff-image-type'
import { decodeGifFrames, normalizeDelay } from './gif-frames'

/** One frame of a moving picture; `image` can be drawn until the next one is asked for. */
export type AnimationFrame = {
  image: ImageBitmap | VideoFrame
  width: number
  height: number
  durationMs: number
  index: number
  frameCount: number
}

/**
 * The frames of an animated GIF, WebP, PNG or AVIF one after the other, by the browser's own decoder; where it has none
 * (Safari), a GIF's are read here. Throws `ImageError`: `first_frame_only` for what this browser cannot take apart.
 */
export async function* decodeAnimation(
  bytes: Uint8Array<ArrayBuffer>,
  type: ImageType,
): AsyncGenerator<AnimationFrame> {
  const mimeType = `image/${type}`
  if (typeof ImageDecoder !== 'undefined' && (await ImageDecoder.isTypeSupported(mimeType)))
    yield* decodeNatively(bytes, mimeType)
  else if (type === 'gif') yield* decodeGif(bytes)
  else throw new ImageError('first_frame_only')
}

async function* decodeNatively(bytes: Uint8Array<ArrayBuffer>, mimeType: string): AsyncGenerator<AnimationFrame> {
  const decoder = new ImageDecoder({ data: bytes, type: mimeType })
  try {
    await Promise.all([decoder.tracks.ready, decoder.completed]).catch(() => throwDamagedError(mimeType))
    const frameCount = decoder.tracks.selectedTrack?.frameCount ?? 0
    for (let index = 0; index < frameCount; index += 1) {
      const { image } = await decoder.decode({ frameIndex: index }).catch(() => throwDamagedError(mimeType))
      const { displayWidth: width, displayHeight: height, duration } = image
      try {
        yield { image, width, height, durationMs: normalizeDelay(duration && duration / 1000), index, frameCount }
      } finally {
        image.close()
      }
    }
  } finally {
    decoder.close()
  }
}

async function* decodeGif(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<AnimationFrame> {
  for (const { pixels, durationMs, index, frameCount } of decodeGifFrames(bytes)) {
    const { data, width, height } = pixels
    const image = await createImageBitmap(new ImageData(data, width, height))
    try {
      yield { image, width, height, durationMs, index, frameCount }
    } finally {
      image.close()
    }
  }
}

function throwDamagedError(mimeType: string): never {
  throw new ImageError('damaged', mimeType.slice('image/'.length).toUpperCase())
}

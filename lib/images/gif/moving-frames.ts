import { PictureError } from '@/lib/core/errors/picture-faults'
import type { PictureType } from '../sniff'
import { gifFrames, playedMs } from './gif-frames'

/** One frame of a moving picture; `image` can be drawn until the next one is asked for. */
export type MovingFrame = {
  image: ImageBitmap | VideoFrame
  width: number
  height: number
  ms: number
  index: number
  count: number
}

/**
 * The frames of an animated GIF, WebP, PNG or AVIF one after the other, by the browser's own decoder; where it has none
 * (Safari), a GIF's are read here. Throws `PictureError`: `first_frame_only` for what this browser cannot take apart.
 */
export async function* movingFrames(
  bytes: Uint8Array<ArrayBuffer>,
  type: PictureType,
): AsyncGenerator<MovingFrame> {
  const mime = `image/${type}`
  if (typeof ImageDecoder !== 'undefined' && (await ImageDecoder.isTypeSupported(mime)))
    yield* decoded(bytes, mime)
  else if (type === 'gif') yield* unpacked(bytes)
  else throw new PictureError('first_frame_only')
}

async function* decoded(bytes: Uint8Array<ArrayBuffer>, mime: string): AsyncGenerator<MovingFrame> {
  const decoder = new ImageDecoder({ data: bytes, type: mime })
  try {
    await Promise.all([decoder.tracks.ready, decoder.completed]).catch(() => damaged(mime))
    const count = decoder.tracks.selectedTrack?.frameCount ?? 0
    for (let index = 0; index < count; index += 1) {
      const { image } = await decoder.decode({ frameIndex: index }).catch(() => damaged(mime))
      const { displayWidth: width, displayHeight: height, duration } = image
      try {
        yield { image, width, height, ms: playedMs(duration && duration / 1000), index, count }
      } finally {
        image.close()
      }
    }
  } finally {
    decoder.close()
  }
}

async function* unpacked(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<MovingFrame> {
  for (const { pixels, ms, index, count } of gifFrames(bytes)) {
    const { data, width, height } = pixels
    const image = await createImageBitmap(new ImageData(data, width, height))
    try {
      yield { image, width, height, ms, index, count }
    } finally {
      image.close()
    }
  }
}

function damaged(mime: string): never {
  throw new PictureError('damaged', mime.slice('image/'.length).toUpperCase())
}

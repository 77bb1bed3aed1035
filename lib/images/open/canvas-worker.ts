import type { ImageErrorCode } from '@/lib/core/errors/image-errors'
import type { CodecRequest } from '@/lib/images/encode/codec-loader'
import type { SvgDrawRequest } from '@/lib/images/svg/draw-svg'
import { describeError } from '@/lib/images/worker/serve-file-jobs'
import { hasTransparency, type OpenedImage, openImage } from './open-image'

/** A picture for a canvas, no longer than `side` pixels each way. */
export type CanvasJob = { picture: Blob; side: number }

export type CanvasImage = {
  bitmap: ImageBitmap
  /** The same pixels as a file that every browser opens at once, to keep. */
  blob: Blob
}

/** An icon's own 24 pixels would be a blur on a canvas; shapes cost nothing to draw larger. */
const MIN_SVG_SIDE = 1_024

export type CanvasWorkerMessage =
  | CodecRequest
  | SvgDrawRequest
  | CanvasImage
  | { failed: { code: ImageErrorCode; text: string } }

addEventListener('message', ({ data }: MessageEvent<CanvasJob | object>) => {
  if (!('picture' in data)) return
  openCanvasImage(data).then(
    (made) => postMessage(made, { transfer: [made.bitmap] }),
    (error: unknown) => postMessage({ failed: describeError(error) } satisfies CanvasWorkerMessage),
  )
})

async function openCanvasImage({ picture, side }: CanvasJob): Promise<CanvasImage> {
  const opened = await openImage(picture, {
    maxSize: { width: side, height: side },
    canUseFirstFrame: true,
    minSvgSide: MIN_SVG_SIDE,
  })
  const { pixels } = opened
  return { blob: await toStoredBlob(picture, opened), bitmap: await createImageBitmap(pixels) }
}

async function toStoredBlob(picture: Blob, { type, size, pixels }: OpenedImage): Promise<Blob> {
  const isFullSize = size.width === pixels.width && size.height === pixels.height
  if (isFullSize && (type === 'jpeg' || type === 'png')) return new Blob([picture], { type: `image/${type}` })
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: hasTransparency(pixels) ? 'image/png' : 'image/jpeg', quality: 0.95 })
}

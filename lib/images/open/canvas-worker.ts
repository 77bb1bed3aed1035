import type { ImageErrorCode } from '@/lib/core/errors/image-errors'
import type { CodecRequest } from '@/lib/images/encode/codec-loader'
import type { SvgDrawRequest } from '@/lib/images/svg/draw-svg'
import { describeError } from '@/lib/images/worker/serve-file-jobs'
import { hasTransparency, type OpenedImage, openImage } from './open-image'

export type CanvasJob = { picture: Blob; maxSide: number }

export type CanvasImage = {
  bitmap: ImageBitmap
  /** The same pixels as a file for storage that every browser can open. */
  blob: Blob
}

/** An icon's own 24 pixels would blur on a canvas, and vectors cost nothing to draw larger. */
const MIN_SVG_SIDE = 1_024

export type CanvasWorkerMessage =
  | CodecRequest
  | SvgDrawRequest
  | CanvasImage
  | { failed: { code: ImageErrorCode; text: string } }

addEventListener('message', ({ data }: MessageEvent<CanvasJob | object>) => {
  if (!('picture' in data)) return
  openCanvasImage(data).then(
    (canvasImage) => postMessage(canvasImage, { transfer: [canvasImage.bitmap] }),
    (error: unknown) => postMessage({ failed: describeError(error) } satisfies CanvasWorkerMessage),
  )
})

async function openCanvasImage({ picture: image, maxSide }: CanvasJob): Promise<CanvasImage> {
  const openedImage = await openImage(image, {
    maxSize: { width: maxSide, height: maxSide },
    canUseFirstFrame: true,
    minSvgSide: MIN_SVG_SIDE,
  })
  const { pixels } = openedImage
  return { blob: await toStoredBlob(image, openedImage), bitmap: await createImageBitmap(pixels) }
}

async function toStoredBlob(image: Blob, { type, size, pixels }: OpenedImage): Promise<Blob> {
  const isFullSize = size.width === pixels.width && size.height === pixels.height
  if (isFullSize && (type === 'jpeg' || type === 'png')) return new Blob([image], { type: `image/${type}` })
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: hasTransparency(pixels) ? 'image/png' : 'image/jpeg', quality: 0.95 })
}

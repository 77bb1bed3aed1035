import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { hasTransparency, type OpenedImage, openImage } from './open-image'

export type CanvasJob = { image: Blob; maxSide: number }

export type CanvasImage = {
  bitmap: ImageBitmap
  /** The same pixels as a file for storage that every browser can open. */
  blob: Blob
}

/** An icon's own 24 pixels would blur on a canvas, and vectors cost nothing to draw larger. */
const MIN_SVG_SIDE = 1_024

serveWorkerRequests(openCanvasImage, ({ bitmap }) => [bitmap])

async function openCanvasImage({ image, maxSide }: CanvasJob): Promise<CanvasImage> {
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

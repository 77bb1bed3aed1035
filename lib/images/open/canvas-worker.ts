import { isSameSize } from '@/lib/core/geometry/sizes'
import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { encodeForBrowser, type OpenedImage, openImage } from './open-image'

export type CanvasJob = { image: Blob; maxSide: number }

export type CanvasImage = {
  bitmap: ImageBitmap
  /** The same pixels as a file for storage that every browser can open. */
  blob: Blob
}

serveWorkerRequests(openCanvasImage, ({ bitmap }) => [bitmap])

async function openCanvasImage({ image, maxSide }: CanvasJob): Promise<CanvasImage> {
  const openedImage = await openImage(image, {
    maxSize: { width: maxSide, height: maxSide },
    canUseFirstFrame: true,
    // An icon's own 24 pixels would blur.
    minSvgSide: 1_024,
  })
  const { pixels } = openedImage
  return { blob: await toStoredBlob(image, openedImage), bitmap: await createImageBitmap(pixels) }
}

async function toStoredBlob(image: Blob, { type, size, pixels }: OpenedImage): Promise<Blob> {
  if (isSameSize(size, pixels) && (type === 'jpeg' || type === 'png'))
    return new Blob([image], { type: `image/${type}` })
  return encodeForBrowser(pixels, 0.95)
}

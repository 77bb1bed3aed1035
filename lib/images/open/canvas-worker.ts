import { isSameSize } from '@/lib/core/geometry/sizes'
import { createCanvasContext } from '@/lib/images/canvas-context'
import { takeOrientation } from '@/lib/images/metadata/strip-metadata'
import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { hasTransparency, type OpenedImage, openImage } from './open-image'

export type CanvasJob = { image: Blob; maxSide: number; minSvgSide: number }

export type CanvasImage = {
  bitmap: ImageBitmap
  /** The same pixels as a file for storage that every browser can open. */
  blob: Blob
}

serveWorkerRequests(openCanvasImage, ({ bitmap }) => [bitmap])

async function openCanvasImage({ image, maxSide, minSvgSide }: CanvasJob): Promise<CanvasImage> {
  const openedImage = await openImage(image, {
    maxSize: { width: maxSide, height: maxSide },
    canUseFirstFrame: true,
    minSvgSide,
  })
  const { pixels } = openedImage
  return { blob: await toStoredBlob(image, openedImage), bitmap: await createImageBitmap(pixels) }
}

async function toStoredBlob(image: Blob, { type, bytes, size, pixels }: OpenedImage): Promise<Blob> {
  const isPortable = (type === 'jpeg' || type === 'png') && takeOrientation(type, bytes).orientation === 1
  if (isSameSize(size, pixels) && isPortable) return new Blob([image], { type: `image/${type}` })
  const mimeType = hasTransparency(pixels) ? 'image/png' : 'image/jpeg'
  return createCanvasContext(pixels).canvas.convertToBlob({ type: mimeType, quality: 0.95 })
}

import { ImageError } from '@/lib/core/errors/image-errors'
import type { Size } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { openImageForCanvas } from '@/lib/images/open/open-image-for-canvas'
import { readDataUrl } from '@/lib/images/read-data-url'
import { MAX_IMAGE_SIDE } from '@/lib/tool/body-limit'

/** The server's limit, `MAX_IMAGE_BYTES`, is slightly higher. */
const MAX_BYTES = 300_000
const qualities = [0.8, 0.6, 0.4]

export type ResizedImage = { blob: Blob; base64: string; size: Size }

/** Removes metadata, makes transparency white, uses the first frame. Throws, or returns why the image cannot open. */
export async function resizeImage(file: Blob): Promise<ResizedImage | { fault: string }> {
  const openResult = await openImageForCanvas(file, MAX_IMAGE_SIDE)
  if ('failed' in openResult) return { fault: openResult.failed.text }
  const { bitmap } = openResult
  const { width, height } = bitmap
  const context = createContext(bitmap, { background: '#ffffff' })
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  for (const quality of qualities) {
    const blob = await context.canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (blob.type !== 'image/jpeg') throw new ImageError('crashed')
    if (blob.size <= MAX_BYTES)
      return { blob, base64: (await readDataUrl(blob)).replace(/^[^,]*,/, ''), size: { width, height } }
  }
  throw new ImageError('unreachable', '300 kB')
}

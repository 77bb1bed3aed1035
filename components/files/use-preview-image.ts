import { useLoaded } from '@/components/ui/use-loaded'
import { imageNotOpenedMessage } from '@/lib/core/errors/image-notices'
import type { Size } from '@/lib/core/geometry/sizes'
import { SNIFF_BYTES, sniffImageType } from '@/lib/images/image-type'
import { MAX_SIDE, MIN_SVG_SIDE } from '@/lib/images/limits'

/** URL and upright size in pixels of a displayable image. */
type PreviewImage = { url: string } & Size
type OpenResult = PreviewImage | { fault: string }

/** Null while loading. */
export const usePreviewImage = (file: Blob): OpenResult | null => useLoaded(file, openPreview, revokeUrl) ?? null

/** Opens a file natively if possible. An SVG always uses the decoder, because browsers disagree on its size. */
async function openPreview(file: Blob): Promise<OpenResult> {
  try {
    return (await isSvg(file)) ? await decodeImage(file) : await showImage(file).catch(() => decodeImage(file))
  } catch {
    return { fault: imageNotOpenedMessage }
  }
}

function revokeUrl(result: OpenResult) {
  if ('url' in result) URL.revokeObjectURL(result.url)
}

async function showImage(blob: Blob): Promise<PreviewImage> {
  const image = new Image()
  image.src = URL.createObjectURL(blob)
  try {
    await image.decode()
    if (image.naturalWidth === 0) throw new Error('The image has no size')
    return { url: image.src, width: image.naturalWidth, height: image.naturalHeight }
  } catch (error) {
    URL.revokeObjectURL(image.src)
    throw error
  }
}

/** Checks the bytes and the MIME type, so that no SVG is displayed unchecked. */
const isSvg = async (file: Blob) =>
  file.type.startsWith('image/svg') ||
  sniffImageType(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())) === 'svg'

async function decodeImage(file: Blob): Promise<OpenResult> {
  const { openImageForCanvas } = await import('@/lib/images/open/open-image-for-canvas')
  const result = await openImageForCanvas(file, MAX_SIDE, MIN_SVG_SIDE)
  if ('failed' in result) return { fault: result.failed.text }
  result.bitmap.close()
  return showImage(result.blob)
}

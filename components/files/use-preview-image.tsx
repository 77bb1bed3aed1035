import { useLoaded } from '@/components/ui/use-loaded'
import { imageNotOpenedMessage } from '@/lib/core/errors/image-notices'
import type { Size } from '@/lib/core/geometry/sizes'
import { SNIFF_BYTES, sniffImageType } from '@/lib/images/image-type'
import { MAX_SIDE, MIN_SVG_SIDE } from '@/lib/images/limits'
import { takeOrientation } from '@/lib/images/metadata/strip-metadata'

/** URL and upright size in pixels of a displayable image. */
type PreviewImage = { url: string } & Size
type OpenResult = PreviewImage | { fault: string }

/** Without an image, the notice says that it is opening, or why it cannot be shown. */
export function usePreviewImage(file: Blob) {
  const result = useLoaded(file, openPreview, revokeUrl)
  if (!result) return { image: null, notice: <p className="text-muted text-sm">Opening…</p> }
  if ('fault' in result) return { image: null, notice: <p className="text-danger text-sm">{result.fault}</p> }
  return { image: result, notice: null }
}

/** Opens a file natively if every browser shows it as the decoder does. */
async function openPreview(file: Blob): Promise<OpenResult> {
  try {
    return (await needsDecoder(file)) ? await decodeImage(file) : await showImage(file).catch(() => decodeImage(file))
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

/** Browsers disagree on an SVG's size, and on whether its EXIF turns a PNG or WebP. No SVG is displayed unchecked. */
async function needsDecoder(file: Blob): Promise<boolean> {
  const type = sniffImageType(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()))
  if (type === 'svg' || file.type.startsWith('image/svg')) return true
  if (type !== 'png' && type !== 'webp') return false
  return takeOrientation(type, new Uint8Array(await file.arrayBuffer())).orientation > 1
}

async function decodeImage(file: Blob): Promise<OpenResult> {
  const { openImageForCanvas } = await import('@/lib/images/open/open-image-for-canvas')
  const result = await openImageForCanvas(file, MAX_SIDE, MIN_SVG_SIDE)
  if ('failed' in result) return { fault: result.failed.text }
  result.bitmap.close()
  return showImage(result.blob)
}

import { useEffect, useState } from 'react'
import { ImageError } from '@/lib/core/errors/image-errors'
import { imageNotOpenedMessage } from '@/lib/core/errors/image-notices'
import type { Size } from '@/lib/core/geometry/sizes'
import { SNIFF_BYTES, sniffImageType } from '@/lib/images/image-type'
import { MIN_SVG_SIDE } from '@/lib/images/limits'

/** URL and upright size in pixels of a displayable image; `null` while loading. */
type PreviewImage = ({ url: string } & Size) | { fault: string } | null

/** Opens a file natively if possible. An SVG always uses the decoder, because browsers disagree on its size. */
export function usePreviewImage(file: Blob): PreviewImage {
  const [preview, setPreview] = useState<PreviewImage>(null)
  useEffect(() => {
    let url: string | null = null
    let isDisposed = false
    const show = (blob: Blob) => {
      if (isDisposed) return
      url = URL.createObjectURL(blob)
      return measureImage(url).then(
        (size) => isDisposed || setPreview({ url: String(url), ...size }),
        (error: unknown) => {
          if (url) URL.revokeObjectURL(url)
          throw error
        },
      )
    }
    isSvg(file)
      .then((isSvgFile) => (isSvgFile ? decodeImage(file).then(show) : show(file)))
      .catch(() => decodeImage(file).then(show))
      .catch((error: unknown) => isDisposed || setPreview({ fault: getErrorMessage(error) }))
    return () => {
      isDisposed = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [file])
  return preview
}

async function measureImage(url: string): Promise<Size> {
  const image = new Image()
  image.src = url
  await image.decode()
  if (image.naturalWidth === 0) throw new Error('The image has no size')
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** Checks the bytes and the MIME type, so that no SVG is displayed unchecked. */
const isSvg = async (file: Blob) =>
  file.type.startsWith('image/svg') ||
  sniffImageType(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())) === 'svg'

async function decodeImage(file: Blob): Promise<Blob> {
  const { encodeForBrowser, openImage } = await import('@/lib/images/open/open-image')
  const { pixels } = await openImage(file, { canUseFirstFrame: true, minSvgSide: MIN_SVG_SIDE })
  return encodeForBrowser(pixels, 0.9)
}

const getErrorMessage = (error: unknown) => (error instanceof ImageError ? error.message : imageNotOpenedMessage)

import { useEffect, useState } from 'react'
import { PictureError } from '@/lib/core/errors/picture-faults'
import { pictureNotOpened } from '@/lib/core/errors/pictures'
import type { Size } from '@/lib/core/geometry/sizes'
import { LEAST_SVG } from '@/lib/images/limits'
import { SNIFFED_BYTES, sniff } from '@/lib/images/sniff'

/** A picture that the page can show: its address and its upright size in pixels; `null` until it is known. */
export type ShownPicture = ({ url: string } & Size) | { fault: string } | null

/**
 * Opens a file for a panel: as the browser shows it, else as `openPicture` decodes it; `fault` says why neither works.
 * Browsers do not agree on the size of an SVG: it has the one that the tools draw it in.
 */
export function useShownPicture(file: Blob): ShownPicture {
  const [picture, setPicture] = useState<ShownPicture>(null)
  useEffect(() => {
    let url: string | null = null
    let gone = false
    const show = (blob: Blob) => {
      if (gone) return
      url = URL.createObjectURL(blob)
      return sizeOf(url).then(
        (size) => gone || setPicture({ url: String(url), ...size }),
        (error: unknown) => {
          if (url) URL.revokeObjectURL(url)
          throw error
        },
      )
    }
    isSvg(file)
      .then((drawn) => (drawn ? decoded(file).then(show) : show(file)))
      .catch(() => decoded(file).then(show))
      .catch((error: unknown) => gone || setPicture({ fault: faultIn(error) }))
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [file])
  return picture
}

async function sizeOf(url: string): Promise<Size> {
  const image = new Image()
  image.src = url
  await image.decode()
  if (image.naturalWidth === 0) throw new Error('A picture without a size')
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** By its bytes, or by what the browser would take it for: one is never shown before it is checked. */
const isSvg = async (file: Blob) =>
  file.type.startsWith('image/svg') ||
  sniff(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer())) === 'svg'

async function decoded(file: Blob): Promise<Blob> {
  const { isSeeThrough, openPicture } = await import('@/lib/images/open/open-picture')
  const most = { width: 0, height: 0 }
  const { pixels } = await openPicture(file, { most, firstFrame: true, svgLeast: LEAST_SVG })
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: isSeeThrough(pixels) ? 'image/png' : 'image/jpeg', quality: 0.9 })
}

const faultIn = (error: unknown) => (error instanceof PictureError ? error.message : pictureNotOpened)

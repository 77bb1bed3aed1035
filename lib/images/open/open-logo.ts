import { openImageForCanvas } from './open-image-for-canvas'

/** A logo as a PNG, see-through where it was, no longer than 1,024 pixels a side. */
export type Logo = { blob: Blob; width: number; height: number; name: string }

const MAX_LOGO_SIDE = 1_024

/** Any picture as a logo; an SVG is drawn as a picture, in which no script runs. What cannot be opened gives the reason. */
export async function openLogo(file: File): Promise<Logo | { problem: string }> {
  const openResult = await openImageForCanvas(file, MAX_LOGO_SIDE)
  if ('failed' in openResult) return { problem: openResult.failed.text }
  const { width, height } = openResult.bitmap
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(openResult.bitmap)
  return { blob: await canvas.convertToBlob({ type: 'image/png' }), width, height, name: file.name }
}

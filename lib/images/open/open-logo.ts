import { openImageForCanvas } from './open-image-for-canvas'

/** A logo as a PNG with its transparency, at most 1,024 pixels a side. */
export type Logo = { blob: Blob; width: number; height: number; name: string }

const MAX_LOGO_SIDE = 1_024

/** Converts an SVG to pixels, so that its scripts do not run. `problem` is the reason for a failure. */
export async function openLogo(file: File, maxSide = MAX_LOGO_SIDE): Promise<Logo | { problem: string }> {
  const openResult = await openImageForCanvas(file, maxSide)
  if ('failed' in openResult) return { problem: openResult.failed.text }
  const { width, height } = openResult.bitmap
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(openResult.bitmap)
  return { blob: await canvas.convertToBlob({ type: 'image/png' }), width, height, name: file.name }
}

import { overlayPixels } from '@/lib/core/geometry/crop-pixels'
import { type Pixels, scaleSize } from '@/lib/core/geometry/sizes'
import { encodePng } from '@/lib/images/encode/image-codecs'
import { resizePixels } from '@/lib/images/open/open-image'

/** Icon sizes of Windows and browsers: tab, taskbar, desktop and large icons. */
const icoSizes = [16, 32, 48, 256] as const

/** Returns the icon sizes for an image: those that need no upscaling, and always the smallest. */
export function getIcoSizes(maxSide: number): number[] {
  return icoSizes.filter((side, index) => index === 0 || side <= maxSide)
}

export async function encodeIco(pixels: ImageData, sides: readonly number[]): Promise<Blob> {
  const pngs: { side: number; png: Uint8Array }[] = []
  for (const side of sides) {
    const scale = Math.min(1, side / Math.max(pixels.width, pixels.height))
    const resizedPixels = await resizePixels(pixels, scaleSize(pixels, scale))
    const pngBlob = await encodePng(new ImageData(padToSquare(resizedPixels, side), side, side), false)
    pngs.push({ side, png: new Uint8Array(await pngBlob.arrayBuffer()) })
  }
  return new Blob([buildIcoFile(pngs)], { type: 'image/x-icon' })
}

export function padToSquare(pixels: Pixels, side: number): Uint8ClampedArray<ArrayBuffer> {
  const square = { data: new Uint8ClampedArray(side * side * 4), width: side, height: side }
  overlayPixels(square, pixels, Math.floor((side - pixels.width) / 2), Math.floor((side - pixels.height) / 2))
  return square.data
}

/** ICONDIR with 32-bit PNGs, as of Windows Vista (learn.microsoft.com, 2026-11). A side of 256 is written as 0. */
export function buildIcoFile(images: readonly { side: number; png: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const headerLength = 6 + 16 * images.length
  const bytes = new Uint8Array(images.reduce((sum, { png }) => sum + png.length, headerLength))
  const view = new DataView(bytes.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, images.length, true)
  let offset = headerLength
  for (const [index, { side, png }] of images.entries()) {
    const entryOffset = 6 + 16 * index
    view.setUint8(entryOffset, side % 256)
    view.setUint8(entryOffset + 1, side % 256)
    view.setUint16(entryOffset + 4, 1, true)
    view.setUint16(entryOffset + 6, 32, true)
    view.setUint32(entryOffset + 8, png.length, true)
    view.setUint32(entryOffset + 12, offset, true)
    bytes.set(png, offset)
    offset += png.length
  }
  return bytes
}

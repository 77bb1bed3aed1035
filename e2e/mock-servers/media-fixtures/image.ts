import sharp from 'sharp'
import { encodePng, type Pixels } from './png.ts'

export type ImageType = 'png' | 'jpeg' | 'webp'

/** Creates diagonal bands whose colors depend on the seed. With `isTransparent` the corners are transparent. */
export function createBands(width: number, height: number, seed: number, isTransparent = false): Pixels {
  const channels = isTransparent ? 4 : 3
  const data = new Uint8Array(width * height * channels)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const offset = (row * width + column) * channels
      const band = Math.floor((row + column) / 48) % 5
      data[offset] = (seed * 47 + band * 40) & 255
      data[offset + 1] = (seed * 91 + band * 20) & 255
      data[offset + 2] = (seed * 23 + band * 50) & 255
      if (isTransparent) data[offset + 3] = row + column < (width + height) / 4 ? 0 : 255
    }
  }
  return { width, height, channels, data }
}

export async function encodeImage(pixels: Pixels, type: ImageType): Promise<Buffer> {
  if (type === 'png') return encodePng(pixels)
  const { width, height, channels } = pixels
  return sharp(pixels.data, { raw: { width, height, channels } }).toFormat(type, { quality: 70 }).toBuffer()
}

import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { joinPngChunks } from './mock-servers/media-fixtures/image.ts'

export type Upload = { name: string; mimeType: string; buffer: Buffer }

const toUpload = (name: string, buffer: Buffer): Upload => ({ name, mimeType: 'application/octet-stream', buffer })

/** Color waves with grain: like a photo, neither flat nor pure noise. */
function createPhotoPixels(width: number, height: number, seed: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  let state = seed + 1
  for (let offset = 0; offset < pixels.length; offset += 3) {
    const x = (offset / 3) % width
    const y = Math.floor(offset / 3 / width)
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const noise = (state >> 16) % 24
    pixels[offset] = 110 + 90 * Math.sin((x + seed * 7) / 60) + noise
    pixels[offset + 1] = 110 + 90 * Math.sin((y - seed * 3) / 45) + noise
    pixels[offset + 2] = 110 + 90 * Math.sin((x + y) / 90) + noise
  }
  return pixels
}

const createRawImage = (width: number, height: number, seed = 1) =>
  sharp(createPhotoPixels(width, height, seed), { raw: { width, height, channels: 3 } })

export async function createPhoto(name: string, width = 1200, height = 900, seed = 1): Promise<Upload> {
  return toUpload(name, await createRawImage(width, height, seed).jpeg({ quality: 95 }).toBuffer())
}

/** Its EXIF data has a location and rotates the file of 400 × 200 pixels, multiplied by `scale`. */
export async function createRotatedPhoto(name: string, scale = 1): Promise<Upload> {
  const image = createRawImage(400 * scale, 200 * scale).jpeg({ quality: 95 })
  const gpsTags = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' }
  const exif = { IFD0: { Make: 'Anvil', Orientation: '6' }, IFD3: gpsTags }
  return toUpload(name, await image.withExif(exif).withMetadata({ orientation: 6 }).toBuffer())
}

export async function createCmykPhoto(name: string): Promise<Upload> {
  return toUpload(name, await createRawImage(64, 48).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer())
}

/** A flat color with a profile of a wider gamut than sRGB. */
export async function createTiff(name: string): Promise<Upload> {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#1ec850' } })
  return toUpload(name, await image.withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer())
}

export async function createPng(name: string, width = 300, height = 200): Promise<Upload> {
  return toUpload(name, await createRawImage(width, height).png({ compressionLevel: 1 }).toBuffer())
}

export async function createAnimatedGif(name: string): Promise<Upload> {
  const frames = await Promise.all([1, 40].map((seed) => createRawImage(60, 40, seed).png().toBuffer()))
  return toUpload(
    name,
    await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer(),
  )
}

export async function createTruncatedPhoto(name: string): Promise<Upload> {
  const { buffer } = await createPhoto(name)
  return toUpload(name, buffer.subarray(0, buffer.length / 2))
}

export const createTextFile = (name: string, text: string): Upload => toUpload(name, Buffer.from(text))

/** A black PNG with one bit per pixel, so that a small file has large dimensions. */
export function createHugePng(name: string, side: number): Upload {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const pixels = deflateSync(Buffer.alloc(side * (side / 8 + 1)))
  return toUpload(name, joinPngChunks({ IHDR: header, IDAT: pixels }))
}

const frame = Buffer.from([...[0x21, 0xf9, 4, 0, 10, 0, 0, 0], ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]])
const twoColorPalette = [0, 0, 0, 255, 255, 255]

/** A one-pixel GIF with `frameCount` frames. */
export function createLongGif(name: string, frameCount: number): Upload {
  const start = Buffer.from([...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, ...twoColorPalette])
  return toUpload(name, Buffer.concat([start, ...Array<Buffer>(frameCount).fill(frame), Buffer.from(';')]))
}

/** A GIF that is also a script: its width starts a comment, which ends after the image. */
export function createScriptGif(name: string): Upload {
  const start = Buffer.from([...Buffer.from('GIF89a/*'), 1, 0, 0x80, 0, 0, ...twoColorPalette])
  return toUpload(name, Buffer.concat([start, frame, Buffer.from(';*/=1;alert(1)')]))
}

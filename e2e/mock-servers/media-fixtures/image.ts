import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Pixels = { width: number; height: number; channels: 3 | 4; data: Uint8Array }

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Encodes a PNG with `extraChunks` between its header and its pixels. */
export function encodePng(
  { width, height, channels, data }: Pixels,
  extraChunks: Record<string, Uint8Array> = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, channels === 4 ? 6 : 2], 8)
  const bytesPerRow = width * channels
  const scanlines = Buffer.alloc((bytesPerRow + 1) * height)
  for (let row = 0; row < height; row += 1) {
    scanlines.set(data.subarray(row * bytesPerRow, (row + 1) * bytesPerRow), row * (bytesPerRow + 1) + 1)
  }
  return joinPngChunks({ IHDR: header, ...extraChunks, IDAT: deflateSync(scanlines, { level: 1 }) })
}

export function joinPngChunks(chunks: Record<string, Uint8Array>): Buffer {
  const allChunks = Object.entries({ ...chunks, IEND: Buffer.alloc(0) })
  return Buffer.concat([signature, ...allChunks.map(([name, content]) => createChunk(name, content))])
}

function createChunk(name: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

type ImageType = 'png' | 'jpeg' | 'webp'

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

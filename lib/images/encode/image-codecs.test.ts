import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { encoderOptions } from './encoder-options'
import { encodeLossy, encodePng } from './image-codecs'

// On a page the codec is fetched.
vi.mock('./codec-loader', () => ({
  loadCodec: async ({ pathname }: URL) =>
    WebAssembly.compile(
      readFileSync(new URL(`../../../node_modules${pathname.slice(pathname.indexOf('/@'))}`, import.meta.url)),
    ),
}))

class PixelData {
  constructor(
    readonly data: Uint8ClampedArray<ArrayBuffer>,
    readonly width: number,
    readonly height: number,
  ) {}
}
beforeAll(() => vi.stubGlobal('ImageData', PixelData))

type Kind = 'photo' | 'text' | 'flat' | 'fading' | 'gray'

/** Colors and alpha of one pixel. `photo` has waves and grain, and `text` has red lines of one pixel. */
const painters: Record<Kind, (x: number, y: number, noise: number) => readonly number[]> = {
  photo: (x, y, noise) => [110 + 90 * Math.sin(x / 17) + noise, 110 + 80 * Math.sin(y / 13) + noise, 120 + noise, 255],
  text: (x, y) => (x % 7 < 1 || y % 9 < 1 ? [224, 16, 32, 255] : [255, 255, 255, 255]),
  flat: (x) => (x % 64 < 32 ? [29, 161, 242, 255] : [200, 30, 30, 255]),
  fading: (x, y, noise) => [200, 90 + noise, 40, Math.min(255, x * 4 + y)],
  gray: (x, y, noise) =>
    Array(3)
      .fill(x + y + noise)
      .concat(255),
}

function createPixels(kind: Kind, width: number, height: number): ImageData {
  const data = new Uint8ClampedArray(width * height * 4)
  let state = width * height
  for (let index = 0; index < width * height; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    data.set(painters[kind](index % width, Math.floor(index / width), (state >> 16) % 16), index * 4)
  }
  return new PixelData(data, width, height) as ImageData
}

const toBytes = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())
const toSharp = ({ data, width, height }: ImageData) => sharp(data, { raw: { width, height, channels: 4 } })

/** Decodes with sharp and returns the mean difference per channel, of visible pixels only. */
async function measureError(pixels: ImageData, file: Buffer): Promise<number> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([pixels.width, pixels.height])
  let sum = 0
  for (const [index, value] of data.entries()) {
    const isHidden = index % 4 < 3 && pixels.data[index - (index % 4) + 3] === 0
    if (!isHidden) sum += Math.abs(value - (pixels.data[index] ?? 0))
  }
  return sum / data.length
}

const images = (['photo', 'text', 'flat', 'fading', 'gray'] as const).flatMap((kind) => [
  { kind, width: 96, height: 64, quality: 40 },
  { kind, width: 61, height: 83, quality: 80 },
  { kind, width: 128, height: 128, quality: 92 },
])

describe.each(images)('$kind of $width × $height at quality $quality', ({ kind, width, height, quality }) => {
  const pixels = createPixels(kind, width, height)

  test.each(['jpeg', 'webp', 'avif'] as const)('sharp reads the %s with its size, colors and alpha', async (type) => {
    const opaquePixels = type === 'jpeg' ? createPixels(kind === 'fading' ? 'photo' : kind, width, height) : pixels
    const file = await toBytes(await encodeLossy(type, opaquePixels, { quality, isThorough: false }))
    const { format, compression, hasAlpha, chromaSubsampling } = await sharp(file).metadata()
    expect(format === 'heif' ? compression === 'av1' && 'avif' : format).toBe(type)
    expect(hasAlpha).toBe(kind === 'fading' && type !== 'jpeg')
    if (type === 'jpeg') expect(chromaSubsampling).toBe(kind === 'text' && quality > 90 ? '4:4:4' : '4:2:0')
    const maxError = kind === 'text' ? 26 : 12
    expect(await measureError(opaquePixels, file)).toBeLessThan(quality > 90 ? maxError / 2 : maxError)
  })

  test('sharp reads exactly the same pixels from the PNG', async () => {
    const file = await toBytes(await encodePng(pixels, false))
    expect(await sharp(file).ensureAlpha().raw().toBuffer()).toEqual(Buffer.from(pixels.data))
    const reference = await toSharp(pixels).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer()
    expect(file.length).toBeLessThan(reference.length * 1.15)
  })
})

test.each([
  [1080, 1350, false, 6],
  [2048, 2048, false, 6],
  [4000, 3000, false, 9],
  [4000, 3000, true, 6],
])('encodes an AVIF of %i × %i, thorough: %s, at speed %i', (width, height, isThorough, speed) => {
  const pixels = { data: new Uint8ClampedArray(), width, height }
  expect(encoderOptions.avif({ quality: 80, isThorough }, pixels)).toEqual({ quality: 62, speed })
})

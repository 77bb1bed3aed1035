import { GIFEncoder } from 'gifenc'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { ImageError } from '@/lib/core/errors/image-errors'
import type { Pixels } from '@/lib/core/geometry/sizes'
import { decodeAnimation, decodeGifFrames } from '@/lib/images/open/decode-animation'
import { describeGifError, WorkerError } from '@/lib/images/worker/worker-client'
import { createGifEncoder, type GifOptions } from './create-gif'
import type { Color } from './palette'

const defaultOptions: GifOptions = { playCount: 0, maxColors: 256, palette: null, dither: 'none', isTransparent: false }
const red = [200, 30, 20] as const
const green = [20, 160, 60] as const
const blue = [30, 60, 210] as const
const black = [0, 0, 0] as const
const white = [255, 255, 255] as const

function createPixels(width: number, height: number, getColor: (x: number, y: number) => readonly number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < width * height; index += 1) {
    const [r = 0, g = 0, b = 0, alpha = 255] = getColor(index % width, Math.floor(index / width))
    data.set([r, g, b, alpha], index * 4)
  }
  return { data, width, height }
}

const createPlainFrame = (color: Color) => createPixels(20, 10, () => color)
const ramp = createPixels(64, 64, (x, y) => [x * 4, y * 4, 128 - x])

function buildGif(frames: readonly Pixels[], options: Partial<GifOptions> = {}, ms = 100) {
  const gif = createGifEncoder({ ...defaultOptions, ...options })
  for (const frame of frames) gif.add(frame, ms)
  return gif.finish()
}

const decodePixels = async (gif: Uint8Array) =>
  new Uint8Array(await sharp(gif, { animated: true }).ensureAlpha().raw().toBuffer())

test('another decoder reads size, frames, times, loop and colors', async () => {
  const gif = buildGif([red, green, blue].map(createPlainFrame), {}, 120)
  const metadata = await sharp(gif, { animated: true }).metadata()
  expect(metadata).toMatchObject({ width: 20, pageHeight: 10, pages: 3, delay: [120, 120, 120], loop: 0 })
  const gifPlayedThrice = buildGif([red, blue].map(createPlainFrame), { playCount: 3 })
  expect((await sharp(gifPlayedThrice, { animated: true }).metadata()).loop).toBe(3)
  const pixels = await decodePixels(gif)
  for (const [index, color] of [red, green, blue].entries()) {
    expect([...pixels.subarray(index * 800, index * 800 + 4)]).toEqual([...color, 255])
  }
})

test.each(['diffuse', 'ordered'] as const)('the colors of a gradient are similar with %s dithering', async (dither) => {
  const pixels = await decodePixels(buildGif([ramp], { dither, maxColors: 64 }))
  let error = 0
  for (let at = 0; at < pixels.length; at += 4) error += Math.abs((pixels[at] ?? 0) - (ramp.data[at] ?? 0))
  expect(error / (pixels.length / 4)).toBeLessThan(14)
})

test('error diffusion preserves the brightness of colors outside the palette', async () => {
  const gray = createPixels(40, 40, () => [96, 96, 96])
  const gif = buildGif([gray], { palette: [black, white], dither: 'diffuse' })
  const pixels = await decodePixels(gif)
  const mean = pixels.filter((_, at) => at % 4 === 0).reduce((sum, value) => sum + value, 0) / 1600
  expect(Math.abs(mean - 96)).toBeLessThan(4)
})

test('shows no earlier frame through transparent parts', async () => {
  const createHalfFrame = (color: Color, left: boolean) =>
    createPixels(20, 10, (x) => (x < 10 === left ? color : [...color, 0]))
  const pixels = await decodePixels(
    buildGif([createHalfFrame(red, true), createHalfFrame(blue, false)], { isTransparent: true }),
  )
  const at = (frame: number, x: number) => [...pixels.subarray((frame * 200 + x) * 4, (frame * 200 + x) * 4 + 4)]
  expect([at(0, 2), at(0, 15)[3], at(1, 2)[3], at(1, 15)]).toEqual([[...red, 255], 0, 0, [...blue, 255]])
})

test('unchanged parts of a frame add nothing to the file', async () => {
  const changedRamp = createPixels(64, 64, (x, y) => (x < 8 && y < 8 ? [255, 255, 255] : [x * 4, y * 4, 128 - x]))
  const gif = buildGif([ramp, ramp, changedRamp])
  expect(gif.length).toBeLessThan(buildGif([ramp]).length * 1.2)
  const pixels = await decodePixels(gif)
  const lastFrameOffset = 2 * 64 * 64 * 4
  expect([...pixels.subarray(lastFrameOffset, lastFrameOffset + 3)]).toEqual(white)
  expect(Math.abs((pixels.at(-4) ?? 0) - 252)).toBeLessThan(10)
})

test.each([16, 256])('a GIF has at most %i colors', async (maxColors) => {
  const pixels = await decodePixels(buildGif([ramp], { maxColors, dither: 'diffuse' }))
  const { size } = new Set(new Uint32Array(pixels.buffer))
  expect(size).toBeLessThanOrEqual(maxColors)
  expect(size).toBeGreaterThan(maxColors * 0.7)
})

test('rounded delays add up to the total time', async () => {
  const gif = buildGif([red, blue, red, blue, red].map(createPlainFrame), {}, 33)
  expect((await sharp(gif, { animated: true }).metadata()).delay).toEqual([30, 40, 30, 30, 40])
})

test('describes a failure with its own text, or running out of memory with a text for GIFs', () => {
  const text = 'Its own words.'
  expect(describeGifError(new WorkerError({ code: 'empty', text }))).toBe(text)
  expect(describeGifError(new WorkerError({ code: 'out_of_memory', text }))).toBe(
    'Your browser couldn’t make this GIF. Close other tabs, or choose a smaller width or fewer frames.',
  )
})

/** Encodes frames of 4 × 2 pixels by palette index; 3 is transparent. */
function encodeFrames(frames: readonly { index: readonly number[]; dispose: number; delay?: number }[]) {
  const encoder = GIFEncoder()
  for (const { index, dispose, delay = 100 } of frames) {
    const options = {
      palette: [red, green, blue, black],
      dispose,
      delay,
      transparent: true,
      transparentIndex: 3,
      colorDepth: 2,
    }
    encoder.writeFrame(Uint8Array.from(index), 4, 2, options)
  }
  encoder.finish()
  return encoder.bytes()
}

const movingFrames = [
  { index: [0, 0, 0, 0, 0, 0, 0, 0], dispose: 1 },
  { index: [3, 1, 1, 3, 3, 3, 3, 3], dispose: 3 },
  { index: [3, 3, 3, 3, 2, 3, 3, 2], dispose: 2 },
  { index: [3, 3, 1, 3, 3, 3, 3, 3], dispose: 1 },
]

test('composes and disposes of frames like libvips', async () => {
  const gif = encodeFrames(movingFrames)
  const expected = await sharp(gif, { animated: true }).ensureAlpha().raw().toBuffer()
  const clearHidden = (bytes: ArrayLike<number>) => Array.from(bytes, (value, at) => (bytes[at | 3] === 0 ? 0 : value))
  let count = 0
  for (const { index, frameCount, pixels } of decodeGifFrames(gif)) {
    expect([index, frameCount]).toEqual([count, 4])
    expect(clearHidden(pixels.data)).toEqual(clearHidden(expected.subarray(index * 32, index * 32 + 32)))
    count += 1
  }
  expect(count).toBe(4)
})

test('turns each frame of a WebP by its EXIF, by which Chromium does not turn it', async () => {
  const rows = await Promise.all(
    [red, green].map((color) =>
      sharp(createPixels(4, 1, (x) => (x < 2 ? color : blue)).data, { raw: { width: 4, height: 1, channels: 4 } })
        .png()
        .toBuffer(),
    ),
  )
  const webp = sharp(rows, { join: { animated: true } })
    .webp({ lossless: true })
    .withMetadata({ orientation: 6 })
  vi.stubGlobal('ImageData', function create(data: Pixels['data'], width: number, height: number) {
    return { data, width, height }
  })
  vi.stubGlobal('createImageBitmap', async (pixels: Pixels) => ({ ...pixels, close() {} }))
  vi.stubGlobal('OffscreenCanvas', function create() {
    let image = {}
    return { getContext: () => ({ drawImage: (drawn: object) => (image = drawn), getImageData: () => image }) }
  })
  const closeImage = vi.fn()
  vi.stubGlobal('ImageDecoder', function create({ data }: { data: Uint8Array }) {
    const decode = async ({ frameIndex }: { frameIndex: number }) => {
      expect((await sharp(data).metadata()).orientation).toBe(1)
      const pixels = await sharp(data, { page: frameIndex }).ensureAlpha().raw().toBuffer()
      const size = { width: 4, height: 1, displayWidth: 4, displayHeight: 1 }
      return { image: { data: new Uint8ClampedArray(pixels), ...size, duration: 50_000, close: closeImage } }
    }
    const tracks = { ready: Promise.resolve(), selectedTrack: { frameCount: 2 } }
    return { tracks, completed: Promise.resolve(), decode, close() {} }
  })
  Object.assign(ImageDecoder, { isTypeSupported: async () => true })
  const columns: unknown[] = []
  for await (const { image, width, height } of decodeAnimation(new Uint8Array(await webp.toBuffer()), 'webp'))
    columns.push([width, height, ...('data' in image ? (image.data as Uint8ClampedArray) : [])])
  const column = (color: Color) => [1, 4, ...[color, color, blue, blue].flatMap((pixel) => [...pixel, 255])]
  expect(columns).toEqual([column(red), column(green)])
  closeImage.mockClear()
  vi.stubGlobal('OffscreenCanvas', function create() {
    throw new RangeError()
  })
  await expect(decodeAnimation(new Uint8Array(await webp.toBuffer()), 'webp').next()).rejects.toThrow(RangeError)
  expect(closeImage).toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('returns the delays that browsers play', () => {
  const gif = encodeFrames([0, 10, 20, 250].map((delay) => ({ index: [0, 1, 2, 3, 0, 1, 2, 3], dispose: 1, delay })))
  expect(Array.from(decodeGifFrames(gif), ({ durationMs }) => durationMs)).toEqual([100, 100, 20, 250])
})

test('decodes an interlaced image in order', async () => {
  const rows = Uint8Array.from({ length: 16 * 16 * 3 }, (_, at) => (Math.floor(at / 48) % 2 ? 255 : 0))
  const image = sharp(rows, { raw: { width: 16, height: 16, channels: 3 } })
  const [frame] = decodeGifFrames(new Uint8Array(await image.gif({ progressive: true }).toBuffer()))
  const column = Array.from({ length: 16 }, (_, y) => frame?.pixels.data[y * 64])
  expect(column).toEqual(Array.from({ length: 16 }, (_, y) => (y % 2 ? 255 : 0)))
})

test('fails only with an `ImageError` on a truncated or damaged file', () => {
  const gif = encodeFrames(movingFrames)
  for (let length = 0; length < gif.length; length += 3) {
    for (const bytes of [gif.slice(0, length), gif.slice().fill(0xff, length, length + 3)]) {
      try {
        for (const { pixels } of decodeGifFrames(bytes)) expect(pixels.data.length).toBeGreaterThan(0)
      } catch (error) {
        expect(error).toBeInstanceOf(ImageError)
      }
    }
  }
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { WorkerError } from '@/lib/images/worker/worker-client'
import { createGif, type GifOptions } from './create-gif'
import { describeGifError } from './describe-gif-error'
import { buildPalette } from './palette'
import type { Color, Pixels } from './pixels'

const defaultOptions: GifOptions = {
  playCount: 0,
  maxColors: 256,
  palette: null,
  dither: 'none',
  isTransparent: false,
}

const red = [200, 30, 20] as const
const green = [20, 160, 60] as const
const blue = [30, 60, 210] as const

function picture(width: number, height: number, at: (x: number, y: number) => readonly number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < width * height; index += 1) {
    const [r = 0, g = 0, b = 0, alpha = 255] = at(index % width, Math.floor(index / width))
    data.set([r, g, b, alpha], index * 4)
  }
  return { data, width, height }
}

const plain = (colour: Color) => picture(20, 10, () => colour)
const ramp = picture(64, 64, (x, y) => [x * 4, y * 4, 128 - x])

function buildGif(frames: readonly Pixels[], options: Partial<GifOptions> = {}, ms = 100) {
  const gif = createGif({ ...defaultOptions, ...options })
  for (const frame of frames) gif.add(frame, ms)
  return gif.finish()
}

/** All frames as libvips shows them, one below the other. */
const decodePixels = async (gif: Uint8Array) =>
  new Uint8Array(await sharp(gif, { animated: true }).ensureAlpha().raw().toBuffer())

test('three pictures come back from another decoder: size, frames, times, loop and colours', async () => {
  const gif = buildGif([red, green, blue].map(plain), {}, 120)
  const { width, pageHeight, pages, delay, loop } = await sharp(gif, { animated: true }).metadata()
  expect({ width, pageHeight, pages, delay, loop }).toEqual({
    width: 20,
    pageHeight: 10,
    pages: 3,
    delay: [120, 120, 120],
    loop: 0,
  })
  const pixels = await decodePixels(gif)
  for (const [index, colour] of [red, green, blue].entries()) {
    expect([...pixels.subarray(index * 800, index * 800 + 4)]).toEqual([...colour, 255])
  }
})

test.each([
  [1, 1],
  [3, 3],
  [0, 0],
])('playing %i times is written as libvips reads it', async (plays, loop) => {
  const gif = buildGif([red, blue].map(plain), { playCount: plays })
  expect((await sharp(gif, { animated: true }).metadata()).loop).toBe(loop)
})

test.each(['diffuse', 'ordered', 'none'] as const)('colours of a ramp stay near with %s dithering', async (dither) => {
  const pixels = await decodePixels(buildGif([ramp], { dither, maxColors: 64 }))
  let error = 0
  for (let at = 0; at < pixels.length; at += 4) error += Math.abs((pixels[at] ?? 0) - (ramp.data[at] ?? 0))
  expect(error / (pixels.length / 4)).toBeLessThan(14)
})

test('error diffusion keeps the brightness of an area that no colour of the palette has', async () => {
  const palette: Color[] = [
    [0, 0, 0],
    [255, 255, 255],
  ]
  const grey = picture(40, 40, () => [96, 96, 96])
  const mean = async (dither: GifOptions['dither']) => {
    const pixels = await decodePixels(buildGif([grey], { palette, dither }))
    return pixels.filter((_, at) => at % 4 === 0).reduce((sum, value) => sum + value, 0) / 1600
  }
  expect(await mean('diffuse')).toBeGreaterThan(92)
  expect(await mean('diffuse')).toBeLessThan(100)
  expect(await mean('none')).toBe(0)
})

test('see-through parts stay so and do not show the frame before', async () => {
  const half = (colour: Color, left: boolean) => picture(20, 10, (x) => (x < 10 === left ? colour : [...colour, 0]))
  const pixels = await decodePixels(buildGif([half(red, true), half(blue, false)], { isTransparent: true }))
  const at = (frame: number, x: number) => [...pixels.subarray((frame * 200 + x) * 4, (frame * 200 + x) * 4 + 4)]
  expect([at(0, 2), at(0, 15)[3], at(1, 2)[3], at(1, 15)]).toEqual([[...red, 255], 0, 0, [...blue, 255]])
})

test('what does not change is left out of the file and stays in sight', async () => {
  const moved = picture(64, 64, (x, y) => (x < 8 && y < 8 ? [255, 255, 255] : [x * 4, y * 4, 128 - x]))
  const one = buildGif([ramp]).length
  const gif = buildGif([ramp, ramp, moved])
  expect(gif.length).toBeLessThan(one * 1.2)
  const pixels = await decodePixels(gif)
  const from = 2 * 64 * 64 * 4
  expect([...pixels.subarray(from, from + 3)]).toEqual([255, 255, 255])
  const corner = [...pixels.subarray(-4)]
  for (const [channel, value] of [252, 252, 65].entries()) {
    expect(Math.abs((corner[channel] ?? 0) - value)).toBeLessThan(10)
  }
})

test('a slow fade arrives, though each of its steps is too small to see', async () => {
  const steps = Array.from({ length: 21 }, (_, step) => plain([step * 5, 0, 0]))
  const pixels = await decodePixels(buildGif(steps))
  expect(pixels.at(-4)).toBeGreaterThan(92)
})

test('one palette for all frames is written once', () => {
  const frames = [red, green, blue].map(plain)
  const palette = buildPalette(frames, 255)
  expect(palette.toSorted()).toEqual([red, green, blue].map((colour) => [...colour]).toSorted())
  expect(buildGif(frames, { palette }).length).toBeLessThan(buildGif(frames).length)
})

test.each([
  [2, 2],
  [16, 16],
  [256, 255],
])('at most %i colours are used', async (colours, most) => {
  const pixels = await decodePixels(buildGif([ramp], { maxColors: colours, dither: 'diffuse' }))
  const used = new Set<number>()
  for (let at = 0; at < pixels.length; at += 4) {
    used.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0))
  }
  expect(used.size).toBeLessThanOrEqual(most)
  expect(used.size).toBeGreaterThan(most * 0.7)
})

test('a picture that is wholly clear, and one of a single pixel, are written too', async () => {
  const clear = buildGif([picture(4, 4, () => [0, 0, 0, 0])], { isTransparent: true })
  expect((await decodePixels(clear)).every((value, at) => at % 4 !== 3 || value === 0)).toBe(true)
  expect([...(await decodePixels(buildGif([picture(1, 1, () => red)])))]).toEqual([...red, 255])
})

test.each([
  ['steps of its own', [100, 100, 100], [100, 100, 100]],
  ['twelve a second', [1000 / 12, 1000 / 12, 1000 / 12], [80, 90, 80]],
  ['a film of a WebP', [33, 33, 33, 33, 33], [30, 40, 30, 30, 40]],
  ['a held one first', [2_004, 24, 24, 24], [2_000, 30, 20, 30]],
])('frames of %s last as long as they should in all', async (_, times, delays) => {
  const gif = createGif(defaultOptions)
  for (const [at, ms] of times.entries()) gif.add(plain(at % 2 ? red : blue), ms)
  expect((await sharp(gif.finish(), { animated: true }).metadata()).delay).toEqual(delays)
})

test('what stops a GIF is said of the GIF, unless it is known', () => {
  const describeCode = (code: 'out_of_memory' | 'empty') =>
    describeGifError(new WorkerError({ code, text: 'Its own words.' }))
  expect(describeCode('out_of_memory')).toBe(
    'The GIF could not be made: your browser stopped on it. Close other tabs, or use a smaller width or fewer frames.',
  )
  expect(describeCode('empty')).toBe('Its own words.')
})

import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { run as split } from '@/content/tools/image/carousel-splitter/run'
import splitterTool from '@/content/tools/image/carousel-splitter/tool'
import { run as crop } from '@/content/tools/image/image-cropper/run'
import cropperTool from '@/content/tools/image/image-cropper/tool'
import { run as resize } from '@/content/tools/image/social-image-resizer/run'
import resizerTool from '@/content/tools/image/social-image-resizer/tool'
import type { Box, Pixels, Size } from '@/lib/core/geometry/sizes'
import type { FilesOptions } from '@/lib/tool/files-tool'
import type { Field } from '@/lib/tool/form'

const mocks = vi.hoisted(() => ({
  opened: { data: new Uint8ClampedArray(), width: 0, height: 0 } as Pixels,
  type: 'png',
}))
const outputs: Pixels[] = []

vi.mock('@/lib/images/open/open-image', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openImage: async () => ({ type: mocks.type, size: mocks.opened, pixels: mocks.opened }),
}))
vi.mock('@/lib/images/encode/encode-image', () => ({
  encodeImage: async (_: string, pixels: Pixels) => {
    outputs.push(pixels)
    return new Blob(['x'])
  },
}))

beforeAll(() => {
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray
      readonly width: number
      readonly height: number
      constructor(...[first, ...sides]: [Uint8ClampedArray, number, number] | [number, number]) {
        const [width, height] = typeof first === 'number' ? [first, sides[0]] : [sides[0], sides[1] ?? 0]
        this.data = typeof first === 'number' ? new Uint8ClampedArray(width * height * 4) : first
        this.width = width
        this.height = height
      }
    },
  )
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** The value of a wave at a point, which need not be the center of a pixel. */
const getWave = (x: number, y: number, channel: number) => 128 + 90 * Math.sin((x * (channel + 1) + y * 3) / 90)

/** `isClear` makes the middle half of each side transparent. */
function createPixels({ width, height }: Size, isClear = false): Pixels {
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, offset) => {
    const [x, y] = [Math.floor(offset / 4) % width, Math.floor(offset / 4 / width)]
    const isInside = [x / width, y / height].every((share) => share >= 0.25 && share < 0.75)
    if (offset % 4 === 3) return isClear && isInside ? 0 : 255
    return getWave(x, y, offset % 4)
  })
  return { data, width, height }
}

const toSharp = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } })

const getDefaults = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map(({ name, default: value }) => [name, value]))

type Run<Options> = (signal: AbortSignal, file: File, options: Options) => Promise<unknown>

async function runTool<const Fields extends readonly Field[]>(
  run: Run<FilesOptions<Fields>>,
  { fields }: { fields: Fields },
  pixels: Pixels,
  options: Partial<FilesOptions<Fields>>,
): Promise<{ images: Pixels[]; note: string }> {
  mocks.opened = pixels
  outputs.length = 0
  const queueOptions = { canUseFirstFrame: false, canReencode: false, fileNumber: 1, tweak: null }
  const allOptions = { ...getDefaults(fields), ...queueOptions, format: 'png', ...options } as FilesOptions<Fields>
  const result = await run(new AbortController().signal, new File(['x'], 'photo.png'), allOptions)
  return { images: [...outputs], note: JSON.stringify(result) }
}

/** The mean difference of the channels as they look on black, and of the opacity, from 0 to 255. */
async function measureDifference(pixels: Pixels, reference: Sharp): Promise<number> {
  const { data, info } = await reference.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([pixels.width, pixels.height]).toEqual([info.width, info.height])
  const readVisible = (source: ArrayLike<number>, offset: number) =>
    ((source[offset] ?? 0) * (offset % 4 === 3 ? 255 : (source[offset - (offset % 4) + 3] ?? 0))) / 255
  const differences = data.map((_, offset) => Math.abs(readVisible(data, offset) - readVisible(pixels.data, offset)))
  return differences.reduce((sum, difference) => sum + difference, 0) / data.length
}

/** Of 255, from rounding and at the edges; 0.6 was measured. A shift by a pixel of the image gives more than 1.2. */
const MAX_MEAN_DIFFERENCE = 0.7

/**
 * The mean difference of an area of `target` from the waves of `source`, an area of the image. Resampling smooth waves
 * gives their values; sharp is no reference here, because it shifts small images by up to half a pixel.
 */
function measureWaveDifference(pixels: Pixels, source: Box, target: Box): number {
  let sum = 0
  for (let y = 0; y < target.height; y += 1)
    for (let x = 0; x < target.width; x += 1)
      for (const channel of [0, 1, 2]) {
        const sourceX = source.x + ((x + 0.5) * source.width) / target.width - 0.5
        const sourceY = source.y + ((y + 0.5) * source.height) / target.height - 0.5
        const offset = ((target.y + y) * pixels.width + target.x + x) * 4 + channel
        sum += Math.abs((pixels.data[offset] ?? 0) - getWave(sourceX, sourceY, channel))
      }
  return sum / (target.width * target.height * 3)
}

const sideArbitrary = fc.integer({ min: 40, max: 260 })
const sizeArbitrary = fc.record({ width: sideArbitrary, height: sideArbitrary })
/** From 0 to 1, in hundredths. */
const createShareArbitrary = (min: number, max: number) => fc.integer({ min, max }).map((percent) => percent / 100)
const sample = <Value>(arbitrary: fc.Arbitrary<Value>, count = 40) => fc.sample(arbitrary, { seed: 45, numRuns: count })

const frames = sample(
  fc.record({
    image: sizeArbitrary,
    target: sizeArbitrary,
    fit: fc.constantFrom('cover', 'contain', 'stretch'),
    at: createShareArbitrary(0, 100),
  }),
)

test.each(frames)('resizes to the values of the image: %j', async ({ image, target, fit, at }) => {
  const options = { ...target, sizes: [], fit, focus: 'centre', pad: 'transparent', tweak: { own: { at } } } as const
  const { images } = await runTool(resize, resizerTool, createPixels(image), options)
  const [output] = images as [Pixels]
  expect([output.width, output.height]).toEqual([target.width, target.height])
  const scale = { cover: Math.max, contain: Math.min, stretch: () => 0 }[fit](
    target.width / image.width,
    target.height / image.height,
  )
  const source = { x: 0, y: 0, ...image }
  const visible = { x: 0, y: 0, ...target }
  if (fit === 'cover') {
    Object.assign(source, { width: Math.round(target.width / scale), height: Math.round(target.height / scale) })
    source.x = Math.round((image.width - source.width) * at)
    source.y = Math.round((image.height - source.height) * at)
  }
  if (fit === 'contain') {
    Object.assign(visible, { width: Math.round(image.width * scale), height: Math.round(image.height * scale) })
    visible.x = Math.floor((target.width - visible.width) / 2)
    visible.y = Math.floor((target.height - visible.height) / 2)
  }
  expect(measureWaveDifference(output, source, visible)).toBeLessThan(MAX_MEAN_DIFFERENCE)
  const opaqueCount = output.data.filter((value, offset) => offset % 4 === 3 && value === 255).length
  expect(opaqueCount).toBe(visible.width * visible.height)
})

const splits = sample(
  fc.record({
    image: fc.record({ width: fc.integer({ min: 120, max: 500 }), height: fc.integer({ min: 60, max: 200 }) }),
    mode: fc.constantFrom('carousel', 'grid'),
    ratio: fc.constantFrom('usual', '4:5', '3:4', '1:1', '9:16'),
    fit: fc.constantFrom('crop', 'pad'),
    slides: fc.integer({ min: 2, max: 8 }),
    rows: fc.integer({ min: 1, max: 3 }),
    isClear: fc.boolean(),
  }),
)

test.each(splits)(
  'splits like sharp, without a missing or doubled pixel: %j',
  async ({ image, isClear, ...settings }) => {
    const pixels = createPixels(image, isClear)
    const options = { ...settings, widest: '0', overlap: 0, ground: '#2080c0', tweak: 0.5 } as const
    const { images, note } = await runTool(split, splitterTool, pixels, options)
    const columnCount = settings.mode === 'grid' ? 3 : settings.slides
    const { width, height } = images[0] as Pixels
    const total = { width: columnCount * width, height: (images.length / columnCount) * height }
    const joined = sharp({ create: { ...total, channels: 4, background: '#0000' } }).composite(
      images.map((slide, index) => ({
        input: Buffer.from(slide.data),
        raw: { width, height, channels: 4 as const },
        left: (index % columnCount) * width,
        top: Math.floor(index / columnCount) * height,
      })),
    )
    const [left, top] = [total.width - image.width, total.height - image.height].map((rest) => Math.floor(rest / 2))
    const reference = toSharp(pixels)
    if (settings.fit === 'crop') {
      const area = {
        left: Math.round(-(total.width - image.width) / 2),
        top: Math.round(-(total.height - image.height) / 2),
      }
      reference.extract({ ...area, ...total })
    } else {
      // Holes in the photo are filled like the borders.
      reference
        .flatten({ background: '#2080c0' })
        .extend({
          left: left ?? 0,
          right: total.width - image.width - (left ?? 0),
          top: top ?? 0,
          bottom: total.height - image.height - (top ?? 0),
          background: '#2080c0',
        })
    }
    const { data } = await joined.raw().toBuffer({ resolveWithObject: true })
    const joinedPixels = { ...total, data: new Uint8ClampedArray(data) }
    expect(await measureDifference(joinedPixels, reference)).toBe(0)
    expect(note.includes('Transparent areas are filled with #2080C0.')).toBe(isClear && settings.fit === 'pad')
  },
)

const crops = sample(
  fc.record({
    image: sizeArbitrary,
    x: createShareArbitrary(0, 50),
    y: createShareArbitrary(0, 50),
    part: fc.record({ width: createShareArbitrary(10, 50), height: createShareArbitrary(10, 50) }),
    maxWidth: fc.constantFrom(0, 16, 30),
  }),
)

test.each(crops)('crops like sharp: %j', async ({ image, x, y, part, maxWidth }) => {
  const pixels = createPixels(image)
  const tweak = { turns: 0, mirrored: false, angle: 0, part: { x, y, ...part } }
  const { images } = await runTool(crop, cropperTool, pixels, { ratio: 'free', width: maxWidth, tweak })
  const [width, height] = [part.width * image.width, part.height * image.height].map(Math.round) as [number, number]
  const left = Math.round((x + part.width / 2) * image.width - width / 2)
  const top = Math.round((y + part.height / 2) * image.height - height / 2)
  const [output] = images as [Pixels]
  if (maxWidth === 0 || maxWidth >= width) {
    const reference = toSharp(pixels).extract({ left, top, width, height })
    return expect(await measureDifference(output, reference)).toBe(0)
  }
  const scaled = { width: maxWidth, height: Math.round((height * maxWidth) / width) }
  expect([output.width, output.height]).toEqual([scaled.width, scaled.height])
  const source = { x: left, y: top, width, height }
  expect(measureWaveDifference(output, source, { x: 0, y: 0, ...scaled })).toBeLessThan(MAX_MEAN_DIFFERENCE)
})

test.each([
  [
    'a crop',
    () => runTool(crop, cropperTool, createPixels({ width: 80, height: 60 }, true), { format: 'jpeg' }),
    '#ffffff',
    'white',
  ],
  [
    'slides',
    () =>
      runTool(split, splitterTool, createPixels({ width: 90, height: 40 }, true), {
        format: 'jpeg',
        ground: '#000000',
        tweak: 0.5,
      }),
    '#000000',
    'black',
  ],
])('fills transparent areas of %s as a JPEG, and says so', async (_, runJpeg, background, name) => {
  const { images, note } = await runJpeg()
  expect(note).toContain(`Transparent areas are filled with ${name}.`)
  const middle = images[Math.floor(images.length / 2)] as Pixels
  const offset = (Math.floor(middle.height / 2) * middle.width + Math.floor(middle.width / 2)) * 4
  const value = Number.parseInt(background.slice(1, 3), 16)
  expect([...middle.data.slice(offset, offset + 4)]).toEqual([value, value, value, 255])
})

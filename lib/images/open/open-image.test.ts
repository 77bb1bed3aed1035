import sharp, { type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'
import { extractExif, takeOrientation } from '@/lib/images/metadata/strip-metadata'
import { isAnimated, isComplete } from './file-structure'
import { openImage } from './open-image'

const createPlainImage = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#a04010' } })
const toBlob = async (picture: Sharp) => new Blob([new Uint8Array(await picture.toBuffer())])

const cut = async (picture: Sharp) => {
  const file = await toBlob(picture)
  return file.slice(0, Math.floor(file.size / 2))
}

class Pixels {
  constructor(
    readonly data: Uint8ClampedArray<ArrayBuffer>,
    readonly width: number,
    readonly height: number,
  ) {}
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="9"><script>alert(1)</script></svg>'

// Each file is refused before decoding, which Node does not support.
test.each<[string, () => Blob | Promise<Blob>, string, string]>([
  ['an empty file', () => new Blob([]), 'empty', 'This file is empty (0 bytes).'],
  ['a text', () => new Blob(['Dear diary']), 'not_a_picture', 'This isn’t an image,'],
  ['a page', () => new Blob(['<!DOCTYPE html><svg></svg>']), 'not_a_picture', 'This isn’t an image,'],
  ['50,000,001 bytes', () => new Blob([new Uint8Array(50_000_001)]), 'too_heavy', 'The limit is 50 MB per file.'],
  ['16,385 pixels', () => toBlob(createPlainImage(16_385, 4).png()), 'too_long', 'This image is 16,385 pixels long.'],
  [
    '64 million pixels',
    () => toBlob(createPlainImage(8_000, 8_000).png()),
    'too_large',
    'This image has 64,000,000 pixels.',
  ],
  ['half a JPEG', () => cut(createPlainImage(200, 200).jpeg()), 'damaged', 'This JPEG is damaged or incomplete.'],
  ['half a WebP', () => cut(createPlainImage(200, 200).webp()), 'damaged', 'This WEBP is damaged or incomplete.'],
  [
    'the signature of a PNG',
    async () => (await toBlob(createPlainImage().png())).slice(0, 8),
    'damaged',
    'This PNG is damaged',
  ],
  ['an animated GIF', async () => toBlob((await createAnimation()).gif()), 'animated', 'use the GIF Maker.'],
  [
    'an animated WebP',
    async () => toBlob((await createAnimation()).webp()),
    'animated',
    'Here you get its first frame',
  ],
  ['an SVG of 20,000 pixels', () => new Blob([svg]), 'too_long', 'This image is 20,000 pixels long.'],
])('refuses %s', async (_, createFile, code, message) => {
  const opened = openImage(await createFile(), { canUseFirstFrame: false })
  await expect(opened).rejects.toMatchObject({ code, message: expect.stringContaining(message) })
})

test('reports a separate error for an SVG where none is allowed', async () => {
  const options = { canUseFirstFrame: true, svgScale: null }
  await expect(openImage(new Blob([svg]), options)).rejects.toMatchObject({ code: 'svg' })
  const xml = new Blob(['<?xml ?><plist/>'])
  await expect(openImage(xml, options)).rejects.toMatchObject({ code: 'not_a_picture' })
})

test('reports a file that can no longer be read as damaged', async () => {
  const unreadableFile = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  const opened = openImage(unreadableFile, { canUseFirstFrame: false })
  await expect(opened).rejects.toMatchObject({ code: 'damaged' })
})

const readBytes = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

async function createAnimation() {
  const frame = (background: string) => sharp({ create: { width: 20, height: 20, channels: 3, background } })
  const frames = await Promise.all(['red', 'blue'].map((color) => frame(color).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
}

test('detects animations by their structure', async () => {
  expect(isAnimated('gif', await readBytes((await createAnimation()).gif()))).toBe(true)
  expect(isAnimated('gif', await readBytes(createPlainImage().gif()))).toBe(false)
  expect(isAnimated('webp', await readBytes((await createAnimation()).webp()))).toBe(true)
  expect(isAnimated('webp', await readBytes(createPlainImage().webp()))).toBe(false)
  expect(isAnimated('png', await readBytes(createPlainImage().png()))).toBe(false)
  const stillPng = await readBytes(createPlainImage().png())
  const animationChunk = [0, 0, 0, 8, ...new TextEncoder().encode('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
  expect(
    isAnimated('png', Uint8Array.from([...stillPng.subarray(0, 33), ...animationChunk, ...stillPng.subarray(33)])),
  ).toBe(true)
})

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'recognizes a %s as complete, but not without its end',
  async (type) => {
    const bytes = await readBytes(createPlainImage(200, 200)[type]())
    expect(isComplete(type, bytes)).toBe(true)
    expect(isComplete(type, bytes.subarray(0, Math.floor(bytes.length * 0.7)))).toBe(false)
    expect(isComplete(type, Uint8Array.from([...bytes, 1, 2, 3]))).toBe(true)
  },
)

test('does not accept a thumbnail’s end marker as the end of a JPEG', async () => {
  const bytes = await readBytes(createPlainImage(200, 200).jpeg())
  const thumbnail = [0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9]
  const cut = Uint8Array.from([...bytes.subarray(0, 2), ...thumbnail, ...bytes.subarray(2, -2)])
  expect(isComplete('jpeg', cut)).toBe(false)
})

test('extracts EXIF with an upright orientation', async () => {
  const exif = { IFD0: { Make: 'Anvil' } }
  const rotatedJpeg = await readBytes(createPlainImage().jpeg().withExif(exif).withMetadata({ orientation: 6 }))
  const segment = extractExif(rotatedJpeg)
  if (!segment) throw new Error('no segment was found')
  const uprightJpeg = await readBytes(createPlainImage().jpeg())
  const joined = Uint8Array.from([...uprightJpeg.subarray(0, 2), ...segment, ...uprightJpeg.subarray(2)])
  expect((await sharp(rotatedJpeg).metadata()).orientation).toBe(6)
  expect((await sharp(joined).metadata()).orientation).toBe(1)
  expect(extractExif(uprightJpeg)).toBeNull()
})

test.each([
  ['png', 1],
  ['png', 6],
  ['webp', 1],
  ['webp', 6],
  ['webp', 8],
] as const)('takes the orientation out of a %s: %i', async (type, orientation) => {
  const { bytes, ...turn } = takeOrientation(
    type,
    await readBytes(createPlainImage()[type]().withMetadata({ orientation })),
  )
  expect(turn).toEqual({ orientation })
  expect(bytes).toEqual(await readBytes(createPlainImage()[type]().withMetadata({ orientation: 1 })))
  expect(takeOrientation(type, await readBytes(createPlainImage()[type]()))).toMatchObject({ orientation: 1 })
})

test.each(['png', 'webp'] as const)('opens a turned %s upright where the browser does not turn it', async (type) => {
  vi.stubGlobal('ImageData', Pixels)
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    const image = sharp(Buffer.from(await blob.arrayBuffer())).ensureAlpha()
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    return Object.assign(new Pixels(new Uint8ClampedArray(data), info.width, info.height), { close() {} })
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        drawImage: (bitmap: Pixels) => Object.assign(this, { bitmap }),
        getImageData: () => this.bitmap,
      })
      bitmap = {}
    },
  )
  const file = await toBlob(
    createPlainImage().extend({ left: 2, background: '#fff' })[type]().withMetadata({ orientation: 6 }),
  )
  const { size, pixels } = await openImage(file, { canUseFirstFrame: false })
  expect([size, pixels.width, pixels.height]).toEqual([{ width: 20, height: 42 }, 20, 42])
  expect([...pixels.data.subarray(0, 3), ...pixels.data.subarray(-4, -1)].map((value) => value > 240)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  vi.unstubAllGlobals()
})

test('never throws on a truncated or damaged file', async () => {
  for (const type of ['jpeg', 'png', 'webp', 'gif'] as const) {
    const bytes = await readBytes(createPlainImage()[type]())
    for (let length = 12; length < bytes.length; length += 7) {
      const damagedBytes = bytes.slice(0, length).fill(0xff, Math.max(12, length - 9))
      expect(() => [
        isComplete(type, damagedBytes),
        isAnimated(type, damagedBytes),
        extractExif(damagedBytes),
        takeOrientation('webp', damagedBytes),
        takeOrientation('png', damagedBytes),
      ]).not.toThrow()
    }
  }
})

import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLossyType, getMaxBytes, resolveOutputType, run } from './compress'

// OxiPNG is fetched by a page; what it is given it gives back.
vi.mock('@/lib/images/encode/image-codecs', () => ({
  encodePng: async (source: Uint8Array<ArrayBuffer>) => new Blob([source]),
  outputExtensions: { png: 'png' },
}))

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close() {} }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        drawImage() {},
        getImageData: () => ({ width: 8, height: 8, data: new Uint8ClampedArray(256).fill(255) }),
      })
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const createFlatImage = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#c81e1e' } })
const exifTags = {
  IFD0: { Artist: 'Jane', ImageDescription: 'Larkstrasse 9', Software: 'S'.repeat(200) },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
}
const defaultOptions = {
  aim: 'own',
  size: 300,
  unit: 'kB',
  format: 'keep',
  quality: 80,
  width: 0,
  height: 0,
  ground: '#ffffff',
  exif: false,
  thorough: false,
  canUseFirstFrame: false,
  canReencode: false,
  fileNumber: 1,
  tweak: null,
} as const

test.each([
  ['jpeg', {}, 'a-small.jpg', 'Already under 300 kB: only its details were removed (EXIF).', undefined],
  ['webp', {}, 'a-small.webp', 'Already under 300 kB: only its details were removed (EXIF).', undefined],
  ['png', {}, 'a-small.png', 'Already under 300 kB: only its details were removed (EXIF).', undefined],
  ['jpeg', { exif: true }, 'a.jpg', 'Already under 300 kB, so nothing changed.', expect.any(Buffer)],
  ['png', { aim: 'quality' }, 'a-small.png', '', undefined],
] as const)('a %s that needs nothing, %j, is handed back as %s', async (type, change, name, note, exif) => {
  const bytes = new Uint8Array(await createFlatImage()[type]().withExif(exifTags).toBuffer())
  const file = new File([bytes], type === 'jpeg' ? 'a.jpg' : `a.${type}`)
  const made = await run(new AbortController().signal, file, { ...defaultOptions, ...change })
  expect([made.name, made.note]).toEqual([name, note])
  const out = Buffer.from(await made.blob.arrayBuffer())
  expect((await sharp(out).metadata()).exif).toEqual(exif)
  expect(out.includes('Larkstrasse')).toBe(exif !== undefined)
  expect(await sharp(out).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
})

test('what has no details is handed back as it is', async () => {
  const file = new File([new Uint8Array(await createFlatImage().jpeg().toBuffer())], 'a.jpg')
  const made = await run(new AbortController().signal, file, defaultOptions)
  expect([made.blob, made.note]).toEqual([file, 'Already under 300 kB, so nothing changed.'])
})

test.each([
  [{ aim: 'quality', size: 200, unit: 'kB' }, null],
  [{ aim: 'own', size: 200, unit: 'kB' }, 200_000],
  [{ aim: 'own', size: 2, unit: 'MB' }, 2_000_000],
  [{ aim: 'youtube-phone', size: 200, unit: 'kB' }, 2_000_000],
  [{ aim: 'tiktok', size: 200, unit: 'kB' }, 20_000_000],
] as const)('%j aims at %j bytes', (options, bytes) => {
  expect(getMaxBytes(options)).toBe(bytes)
})

test.each([
  ['jpeg', { format: 'keep', aim: 'quality' }, 'jpeg'],
  ['webp', { format: 'keep', aim: 'own' }, 'webp'],
  ['gif', { format: 'keep', aim: 'quality' }, 'png'],
  ['heic', { format: 'keep', aim: 'quality' }, 'jpeg'],
  ['png', { format: 'avif', aim: 'quality' }, 'avif'],
  ['png', { format: 'keep', aim: 'tiktok' }, 'jpeg'],
  ['webp', { format: 'keep', aim: 'tiktok' }, 'webp'],
  ['webp', { format: 'keep', aim: 'instagram' }, 'jpeg'],
  ['avif', { format: 'keep', aim: 'x' }, 'jpeg'],
  ['png', { format: 'png', aim: 'tiktok' }, 'png'],
] as const)('a %s with %j is written as %s', (from, options, type) => {
  expect(resolveOutputType(from, options)).toBe(type)
})

test.each([
  [false, 'own', 'jpeg'],
  [true, 'own', 'webp'],
  [true, 'tiktok', 'webp'],
  [true, 'instagram', 'jpeg'],
] as const)('a PNG too heavy for its target, see-through: %s, for %s becomes a %s', (seeThrough, aim, type) => {
  expect(chooseLossyType(seeThrough, aim)).toBe(type)
})

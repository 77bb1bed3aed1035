import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubImages } from '@/test/simulate-browser'
import { chooseLossyType, getMaxBytes, resolveOutputType, run } from './run'

// On a page the encoder is fetched; this mock returns its input.
vi.mock('@/lib/images/encode/image-codecs', () => ({
  encodePng: async (source: Uint8Array<ArrayBuffer>) => new Blob([source]),
  encodeLossy: async (_type: string, _pixels: ImageData, { quality }: { quality: number }) =>
    new Blob([new Uint8Array(1_000 * 2 ** (quality / 20))]),
  outputExtensions: { png: 'png', jpeg: 'jpg' },
}))

beforeEach(stubImages)

const flat = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c81e1e' } })
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
const detailsRemoved = 'Already under 300 kB, so only its metadata was removed (EXIF).'

test.each([
  ['jpeg', 'a.jpg', {}, 'a-small.jpg', detailsRemoved, undefined],
  ['webp', 'a.webp', {}, 'a-small.webp', detailsRemoved, undefined],
  ['png', 'a.png', {}, 'a-small.png', detailsRemoved, undefined],
  ['jpeg', 'a.jpg', { exif: true }, 'a.jpg', 'Already under 300 kB, so nothing changed.', expect.any(Buffer)],
  ['png', 'a.png', { aim: 'quality' }, 'a-small.png', '', undefined],
] as const)('a small %s, %s, with %j is returned as %s', async (type, given, changes, name, note, exif) => {
  const bytes = new Uint8Array(await flat.clone()[type]().withExif(exifTags).toBuffer())
  const output = await run(new AbortController().signal, new File([bytes], given), { ...defaultOptions, ...changes })
  expect([output.name, output.note]).toEqual([name, note])
  const file = Buffer.from(await output.blob.arrayBuffer())
  expect((await sharp(file).metadata()).exif).toEqual(exif)
  expect(file.includes('Larkstrasse')).toBe(exif !== undefined)
  expect(await sharp(file).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
})

test('a small file without details is returned unchanged', async () => {
  const file = new File([new Uint8Array(await flat.clone().jpeg().toBuffer())], 'a.jpg')
  const output = await run(new AbortController().signal, file, defaultOptions)
  expect([output.blob, output.note]).toEqual([file, 'Already under 300 kB, so nothing changed.'])
})

test.each([
  [300, 'Quality 95.'],
  [26, 'Quality 93.'],
  [10, /^Larger than the original.* Quality (6[4-6])\.$/],
])('fills a target of %i kB with the best quality that fits', async (size, note) => {
  const png = new Uint8Array(await flat.clone().png().toBuffer())
  const options = { ...defaultOptions, size, format: 'jpeg' } as const
  const output = await run(new AbortController().signal, new File([png], 'a.png'), options)
  expect(output.note).toMatch(note)
  expect(output.blob.size).toBeLessThanOrEqual(size * 1_000)
})

test('counts the EXIF that it keeps toward the target', async () => {
  const exif = { IFD0: { ImageDescription: 'x'.repeat(20_000) } }
  const jpeg = new Uint8Array(await flat.clone().jpeg().withExif(exif).toBuffer())
  const file = new File([jpeg, new Uint8Array(9_000)], 'a.jpg')
  const output = await run(new AbortController().signal, file, { ...defaultOptions, size: 24, exif: true })
  expect(output.blob.size).toBeLessThanOrEqual(24_000)
  expect(Buffer.from(await output.blob.arrayBuffer()).includes('xxx')).toBe(true)
})

test.each([
  ['quality', 200, 'kB', null],
  ['own', 200, 'kB', 200_000],
  ['own', 2, 'MB', 2_000_000],
  ['youtube-phone', 200, 'kB', 2_000_000],
  ['tiktok', 200, 'kB', 20_000_000],
] as const)('the target %s with %i %s is %j bytes', (aim, size, unit, bytes) => {
  expect(getMaxBytes({ aim, size, unit })).toBe(bytes)
})

test.each([
  ['jpeg', 'keep', 'quality', 'jpeg'],
  ['webp', 'keep', 'own', 'webp'],
  ['gif', 'keep', 'quality', 'png'],
  ['heic', 'keep', 'quality', 'jpeg'],
  ['png', 'avif', 'quality', 'avif'],
  ['png', 'keep', 'tiktok', 'jpeg'],
  ['webp', 'keep', 'tiktok', 'webp'],
  ['webp', 'keep', 'instagram', 'jpeg'],
  ['avif', 'keep', 'x', 'jpeg'],
  ['png', 'png', 'tiktok', 'png'],
] as const)('writes a %s with the format %s for %s as %s', (from, format, aim, type) => {
  expect(resolveOutputType(from, { format, aim })).toBe(type)
})

test.each([
  [false, 'own', 'jpeg'],
  [true, 'own', 'webp'],
  [true, 'tiktok', 'webp'],
  [true, 'instagram', 'jpeg'],
] as const)('turns a PNG above its target, transparent: %s, for %s into a %s', (isTransparent, aim, type) => {
  expect(chooseLossyType(isTransparent, aim)).toBe(type)
})

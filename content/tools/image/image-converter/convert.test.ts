import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { fillFileNamePattern } from '@/lib/images/image-file-names'
import { getNamePlaceholders, getPdfPage, run } from './convert'

// The encoders' code is fetched by a page.
vi.mock('@/lib/images/encode/image-codecs', () => ({
  encodeLossy: async () => new Blob(['x'.repeat(5_000)]),
  encodePng: async () => new Blob(['x'.repeat(5_000)]),
}))

const defaultOptions = {
  format: 'jpeg',
  quality: 90,
  name: '{filename}',
  ground: '#ffffff',
  scale: 1,
  page: 'own',
  date: false,
  canUseFirstFrame: false,
  canReencode: false,
  fileNumber: 1,
  tweak: null,
} as const

test.each([
  ['jpeg', 'IMG_1.jpg', 'IMG_1-new.jpg', 'It was a JPG already: saved again at quality 90 it is larger.'],
  ['png', 'IMG_1.png', 'IMG_1.jpg', ''],
] as const)('a %s called %s becomes %s, never the original', async (type, given, name, note) => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close() {} }))
  const data = new Uint8ClampedArray(256).fill(255)
  const context = { drawImage() {}, getImageData: () => ({ width: 8, height: 8, data }) }
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context
    },
  )
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c81e1e' } })
    [type]()
    .toBuffer()
  const made = await run(new AbortController().signal, new File([new Uint8Array(bytes)], given), defaultOptions)
  expect([made.name, made.note]).toEqual([name, note])
  vi.unstubAllGlobals()
})

const file = { name: 'IMG_1.HEIC', lastModified: new Date(2026, 10, 3, 12).getTime() }
const size = { width: 1080, height: 1350 }

test.each([
  ['{filename}', 'IMG_1.jpg'],
  ['{n}-{filename}', '03-IMG_1.jpg'],
  ['{Date}_{width}x{height}', '2026-11-03_1080x1350.jpg'],
  ['trip {N}{n} {what}', 'trip 0303 {what}.jpg'],
  ['  ', 'IMG_1.jpg'],
  ['../{filename}/x', 'IMG_1 x.jpg'],
])('named by %j a file is %s', (pattern, name) => {
  expect(fillFileNamePattern(pattern, getNamePlaceholders(file, 3, size, {}), 'jpg')).toBe(name)
})

test('the camera’s date goes before the file’s', () => {
  const exif = { DateTimeOriginal: { id: 0x9003, value: [''], description: '2025:01:31 23:59:59' } }
  expect(getNamePlaceholders(file, 1, size, { exif }).get('date')).toBe('2025-01-31')
})

test('the file’s date is the visitor’s, not Greenwich’s', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480)
  const evening = { name: 'a.png', lastModified: Date.UTC(2026, 10, 4, 2) }
  expect(getNamePlaceholders(evening, 1, size, {}).get('date')).toBe('2026-11-03')
  vi.restoreAllMocks()
})

test.each([
  [{ width: 800, height: 400 }, 'own', 600, 300, 0],
  [{ width: 800, height: 400 }, 'a4', 841.89, 595.28, 36],
  [{ width: 400, height: 400 }, 'letter', 612, 792, 36],
] as const)('%j on a page %s: %d × %d points', (picture, page, width, height, margin) => {
  expect(getPdfPage(picture, page)).toEqual({ page: { width, height }, margin })
})

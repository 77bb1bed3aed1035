import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { fillFileNamePattern } from '@/lib/images/image-file-names'
import { sniffImageType } from '@/lib/images/image-type'
import { readTags } from '@/lib/images/metadata/file-segments'
import { stubImages } from '@/test/simulate-browser'
import { buildIcoFile, getIcoSizes, padToSquare } from './ico'
import { getNamePlaceholders, getPdfPage, insertDateTaken, readDateTaken, run } from './run'

// On a page the encoders are fetched.
vi.mock('@/lib/images/encode/image-codecs', () => ({
  encodeLossy: async () => new Blob(['x'.repeat(5_000)]),
  encodePng: async () => new Blob(['x'.repeat(5_000)]),
}))

const createImage = (side: number, background = '#c81e1e') =>
  sharp({ create: { width: side, height: side, channels: 4, background } })

test.each([
  ['jpeg', 'IMG_1.jpg', 'IMG_1-new.jpg', 'This was already a JPG. At quality 90, the new file is larger.'],
  ['png', 'IMG_1.png', 'IMG_1.jpg', ''],
] as const)('names a %s called %s %s, never the original name', async (type, given, name, note) => {
  stubImages()
  const file = new File([new Uint8Array(await createImage(8)[type]().toBuffer())], given)
  const format = { format: 'jpeg', quality: 90, name: '{filename}', ground: '#ffffff', scale: 1 } as const
  const job = {
    page: 'own',
    date: false,
    canUseFirstFrame: false,
    canReencode: false,
    fileNumber: 1,
    tweak: null,
  } as const
  const output = await run(new AbortController().signal, file, { ...format, ...job })
  expect([output.name, output.note]).toEqual([name, note])
})

const file = { name: 'IMG_1.HEIC', lastModified: new Date(2026, 10, 3, 12).getTime() }
const size = { width: 1080, height: 1350 }

test.each([
  ['{n}-{filename}', '03-IMG_1.jpg'],
  ['{filename}.JPG', 'IMG_1.jpg'],
  ['{Date}_{width}x{height}', '2026-11-03_1080x1350.jpg'],
  ['trip {N}{n} {what}', 'trip 0303 {what}.jpg'],
  ['  ', 'IMG_1.jpg'],
  ['../{filename}/x', 'IMG_1 x.jpg'],
])('a file named by %j is %s', (pattern, name) => {
  expect(fillFileNamePattern(pattern, getNamePlaceholders(file, 3, size, {}), 'jpg')).toBe(name)
})

const taken = '2026:05:04 10:11:12'
const createTag = (description: string) => ({ id: 0x9003, value: [''], description })

test('takes the date of a name from the camera, or from the file in the visitor’s time zone', () => {
  const exif = { DateTimeOriginal: createTag(taken) }
  expect(getNamePlaceholders(file, 1, size, { exif }).get('date')).toBe('2026-05-04')
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480)
  const evening = { name: 'a.png', lastModified: Date.UTC(2026, 10, 4, 2) }
  expect(getNamePlaceholders(evening, 1, size, {}).get('date')).toBe('2026-11-03')
})

test.each([
  [{}, null],
  [{ DateTimeOriginal: createTag('0000:00:00 00:00:00') }, null],
  [{ DateTimeOriginal: createTag('0000:00:00 00:00:00'), DateTimeDigitized: createTag(taken) }, taken],
])('reads the date taken, or that of the scan if the clock was never set: %j', (exif, date) => {
  expect(readDateTaken({ exif })).toBe(date)
})

test.each(['jpeg', 'png'] as const)('preserves only the date taken of a %s', async (type) => {
  const before = new Uint8Array(await createImage(9)[type]().toBuffer())
  const output = insertDateTaken(new Blob([before], { type: `image/${type}` }), taken)
  const bytes = new Uint8Array(await output.arrayBuffer())
  const tags = await readTags(bytes)
  expect(Object.keys(tags.exif ?? {})).toEqual(['Exif IFD Pointer', 'DateTimeOriginal'])
  expect([readDateTaken(tags), output.type]).toEqual([taken, `image/${type}`])
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer())
})

test('writes no date to other types', () => {
  const image = new Blob(['RIFF'], { type: 'image/webp' })
  expect(insertDateTaken(image, taken)).toBe(image)
})

test.each([
  [{ width: 800, height: 400 }, 'own', 600, 300, 0],
  [{ width: 800, height: 400 }, 'a4', 841.89, 595.28, 36],
  [{ width: 400, height: 400 }, 'letter', 612, 792, 36],
] as const)('%j on a page %s: %d × %d points', (image, page, width, height, margin) => {
  expect(getPdfPage(image, page)).toEqual({ page: { width, height }, margin })
})

test('an icon has all sizes up to that of its image', () => {
  expect([10, 47, 255, 4_000].map(getIcoSizes)).toEqual([[16], [16, 32], [16, 32, 48], [16, 32, 48, 256]])
})

test('an icon lists its images, each a whole PNG', async () => {
  const pngs = [16, 256].map(async (side) => ({
    side,
    png: new Uint8Array(await createImage(side, '#a040107f').png().toBuffer()),
  }))
  const ico = buildIcoFile(await Promise.all(pngs))
  expect(sniffImageType(ico)).toBe('ico')
  expect(imageSize(ico).images?.map(({ width, height }) => [width, height].join('x'))).toEqual(['16x16', '256x256'])
  const view = new DataView(ico.buffer)
  for (const [index, side] of [16, 256].entries()) {
    const [length, offset] = [view.getUint32(14 + index * 16, true), view.getUint32(18 + index * 16, true)]
    const { width, format } = await sharp(ico.subarray(offset, offset + length)).metadata()
    expect({ width, format }).toEqual({ width: side, format: 'png' })
  }
})

test('centers a wide image in its square', () => {
  const red = [255, 0, 0, 255]
  const square = padToSquare({ data: new Uint8ClampedArray([...red, ...red, ...red]), width: 3, height: 1 }, 3)
  const row = Array(12).fill(0)
  expect([...square]).toEqual([...row, ...red, ...red, ...red, ...row])
})

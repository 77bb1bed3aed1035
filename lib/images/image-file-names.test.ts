import { expect, test } from 'vitest'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { describeReducedSize, fitWithin, limitPixelCount } from '@/lib/core/geometry/sizes'
import { buildFileName, dedupeFileNames, describeWrongExtension, getBaseName } from './image-file-names'

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1920, height: 0 },
    { width: 1920, height: 1440 },
  ],
  [
    { width: 4000, height: 3000 },
    { width: 1920, height: 1080 },
    { width: 1440, height: 1080 },
  ],
  [
    { width: 640, height: 480 },
    { width: 1920, height: 1080 },
    { width: 640, height: 480 },
  ],
  [
    { width: 9000, height: 2 },
    { width: 100, height: 0 },
    { width: 100, height: 1 },
  ],
])('%j within %j is %j', (size, most, result) => {
  expect(fitWithin(size, most)).toEqual(result)
})

test('a picture is brought under a number of pixels, and left alone below it', () => {
  expect(limitPixelCount({ width: 8000, height: 6000 }, 12_000_000)).toEqual({ width: 4000, height: 3000 })
  expect(limitPixelCount({ width: 800, height: 600 }, 12_000_000)).toEqual({ width: 800, height: 600 })
})

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [81_540, '81.5 kB'],
  [812_400, '812 kB'],
  [999_900, '1 MB'],
  [2_400_000, '2.4 MB'],
  [312_600_000, '313 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytesPrecise(bytes)).toBe(words)
})

test.each([
  ['photo.HEIC', 'photo-small.jpg'],
  ['no ending', 'no ending-small.jpg'],
  ['a.b.c.png', 'a.b.c-small.jpg'],
  ['.jpg', 'picture-small.jpg'],
  ['../../etc/pass.png', 'etc pass-small.jpg'],
])('%s becomes %s', (original, made) => {
  expect(buildFileName(original, 'small', 'jpg')).toBe(made)
})

test('the name of a long title still ends with its number', () => {
  expect(buildFileName(`${'字'.repeat(80)}.png`, '01', 'jpg')).toBe(`${'字'.repeat(59)}-01.jpg`)
  expect(buildFileName(`${'a'.repeat(250)}.png`, '1080x1350', 'jpg')).toBe(`${'a'.repeat(170)}-1080x1350.jpg`)
})

test('files of one name all keep a place', () => {
  expect(dedupeFileNames(['a.jpg', 'A.jpg', 'a.jpg', 'b.png', 'a-2.jpg'])).toEqual([
    'a.jpg',
    'A-2.jpg',
    'a-3.jpg',
    'b.png',
    'a-2-2.jpg',
  ])
})

test('a folder stays in the ZIP and is dropped from a file saved alone', () => {
  expect(dedupeFileNames(['x/a.jpg', 'y/a.jpg', 'x/a.jpg'])).toEqual(['x/a.jpg', 'y/a.jpg', 'x/a-2.jpg'])
  expect([getBaseName('x/y/a.jpg'), getBaseName('a.jpg')]).toEqual(['a.jpg', 'a.jpg'])
})

test.each([
  ['photo.png', 'heic', 'Its name says PNG, but it is really HEIC.'],
  ['photo.JPG', 'jpeg', null],
  ['photo.jpeg', 'webp', 'Its name says JPEG, but it is really WEBP.'],
  ['photo', 'webp', null],
] as const)('%s that is a %s: %j', (name, type, words) => {
  expect(describeWrongExtension(name, type)).toBe(words)
})

test('a copy of fewer pixels is told as one', () => {
  const size = { width: 8_000, height: 6_000 }
  expect(describeReducedSize({ size, pixels: { width: 4_728, height: 3_546 } })).toBe(
    'Made from a smaller copy: your browser can’t hold all of its pixels.',
  )
  expect(describeReducedSize({ size, pixels: { ...size } })).toBe('')
})

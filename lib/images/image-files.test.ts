import { expect, test } from 'vitest'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { buildFileName, dedupeFileNames, describeWrongExtension } from './image-file-names'
import { sniffImageType } from './image-type'
import { describeTransparencyFill } from './open/open-image'

test.each([
  [1, '1 byte'],
  [812_400, '812 kB'],
  [999_900, '1 MB'],
  [2_400_000, '2.4 MB'],
])('formats %i bytes as %s', (bytes, expectedText) => {
  expect(formatBytesPrecise(bytes)).toBe(expectedText)
})

test.each([
  ['photo.HEIC', 'photo-small.jpg'],
  ['clip.3gp', 'clip-small.jpg'],
  ['no ending', 'no ending-small.jpg'],
  ['Beach 2026.11.27', 'Beach 2026.11.27-small.jpg'],
  ['St. John', 'St. John-small.jpg'],
  ['.jpg', 'picture-small.jpg'],
  ['../../etc/pass.png', 'etc pass-small.jpg'],
])('names the file made from %s: %s', (original, expectedName) => {
  expect(buildFileName(original, 'small', 'jpg')).toBe(expectedName)
})

test('cuts a long name before its suffix', () => {
  expect(buildFileName(`${'字'.repeat(80)}.png`, '01', 'jpg')).toBe(`${'字'.repeat(59)}-01.jpg`)
  expect(buildFileName(`${'a'.repeat(250)}.png`, '1080x1350', 'jpg')).toBe(`${'a'.repeat(170)}-1080x1350.jpg`)
})

test('adds numbers to equal names', () => {
  const unique = ['a.jpg', 'A-2.jpg', 'a-3.jpg', 'b.png', 'a-2-2.jpg']
  expect(dedupeFileNames(['a.jpg', 'A.jpg', 'a.jpg', 'b.png', 'a-2.jpg'])).toEqual(unique)
})

test.each([
  ['photo.png', 'heic', 'Its name says PNG, but it’s really HEIC.'],
  ['photo.JPG', 'jpeg', null],
  ['photo.HEIF', 'jpeg', 'Its name says HEIF, but it’s really JPEG.'],
  ['photo.heif', 'heic', null],
  ['scan.tif', 'tiff', null],
  ['scan.jpg', 'png', 'Its name says JPG, but it’s really PNG.'],
  ['photo.jpeg', 'webp', 'Its name says JPEG, but it’s really WEBP.'],
] as const)('returns the notice for %s of type %s: %j', (name, type, expectedText) => {
  expect(describeWrongExtension(name, type)).toBe(expectedText)
})

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['\xff\xd8\xff\xe1\0\x18Exif', 'jpeg'],
  ['GIF89a\x01\0', 'gif'],
  ['RIFF\x1a\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x20ftypavif\0\0\0\0avifmif1miaf', 'avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['BM\x36\0\0\0\0\0\0\0\x36\0', 'bmp'],
  ['II*\0\x08\0\0\0', 'tiff'],
  ['MM\0*\0\0\0\x08', 'tiff'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<svg', 'svg'],
  ['\xff\x0a\xfa\x1f', 'jxl'],
  ['\0\0\0\x0cJXL \r\n\x87\n', 'jxl'],
  ['\0\0\x01\0\x01\0', 'ico'],
  ['', null],
  ['BM stands for Bitmap', null],
  ['\0\0\0\x18ftypisom\0\0\0\0isomavc1', null],
  ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg">', 'svg'],
  ['<!DOCTYPE html>', null],
])('detects the type of %j as %s', (headerText, type) => {
  expect(sniffImageType(bytes(headerText))).toBe(type)
})

test('names the background of transparent parts in a notice', () => {
  expect(describeTransparencyFill('#ffffff')).toBe('Transparent areas are filled with white.')
  expect(describeTransparencyFill('#c2410c')).toBe('Transparent areas are filled with #C2410C.')
})

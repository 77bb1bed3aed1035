import { expect, test } from 'vitest'
import { sniffImageType } from './sniff-image-type'

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
  ['%PDF-1.7', null],
  ['<!DOCTYPE html>', null],
])('%j is %s', (head, type) => {
  expect(sniffImageType(bytes(head))).toBe(type)
})

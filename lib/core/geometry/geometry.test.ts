import { expect, test } from 'vitest'
import { fitWithin, limitPixelCount } from '@/lib/core/geometry/sizes'
import { computeCoverCrop } from './crop'
import { cropPixels } from './crop-pixels'

const readRedChannel = ({ data }: { data: Uint8ClampedArray }) => [...data].filter((_, index) => index % 4 === 0)

const picture = {
  data: Uint8ClampedArray.from([1, 2, 3, 4, 5, 6].flatMap((value) => [value, value, value, 255])),
  width: 3,
  height: 2,
}

test.each([
  [{ x: 1, y: 0, width: 2, height: 2 }, [2, 3, 5, 6]],
  [{ x: 2, y: 1, width: 1, height: 1 }, [6]],
  [{ x: -1, y: 0, width: 2, height: 1 }, [17, 1]],
  [{ x: 2, y: 1, width: 2, height: 2 }, [6, 17, 17, 17]],
])('crops %j of a six-pixel image to %j', (part, values) => {
  const cropped = cropPixels(picture, part, '#111111')
  expect(readRedChannel(cropped)).toEqual(values)
  expect([cropped.width, cropped.height]).toEqual([part.width, part.height])
})

test('the background has the given color and is opaque', () => {
  expect([...cropPixels(picture, { x: 9, y: 0, width: 1, height: 1 }, '#ff8000').data]).toEqual([255, 128, 0, 255])
})

test.each([
  ['the same shape', 1088, 1360, 1080, 1350, { x: 0, y: 0, width: 1088, height: 1360 }],
  ['a taller shape', 1024, 1536, 1080, 1350, { x: 0, y: 128, width: 1024, height: 1280 }],
  ['a wider shape', 1536, 1024, 1080, 1080, { x: 256, y: 0, width: 1024, height: 1024 }],
  ['a smaller size', 512, 512, 1280, 720, { x: 0, y: 112, width: 512, height: 288 }],
])('crops an image of %s', (_, width, height, targetWidth, targetHeight, crop) => {
  expect(computeCoverCrop({ width, height }, { width: targetWidth, height: targetHeight })).toEqual(crop)
})

test.each([
  [4000, 3000, 1920, 0, 1920, 1440],
  [4000, 3000, 1920, 1080, 1440, 1080],
  [640, 480, 1920, 1080, 640, 480],
  [9000, 2, 100, 0, 100, 1],
])('fits %i × %i into %i × %i as %i × %i', (width, height, maxWidth, maxHeight, newWidth, newHeight) => {
  const fittedSize = fitWithin({ width, height }, { width: maxWidth, height: maxHeight })
  expect(fittedSize).toEqual({ width: newWidth, height: newHeight })
})

test('reduces an image to a number of pixels, and leaves a smaller image unchanged', () => {
  expect(limitPixelCount({ width: 8000, height: 6000 }, 12_000_000)).toEqual({ width: 4000, height: 3000 })
  expect(limitPixelCount({ width: 800, height: 600 }, 12_000_000)).toEqual({ width: 800, height: 600 })
})

import { expect, test } from 'vitest'
import { computeCoverCrop } from './crop'

test.each([
  ['the same shape', 1088, 1360, 1080, 1350, { x: 0, y: 0, width: 1088, height: 1360 }],
  ['taller than wanted', 1024, 1536, 1080, 1350, { x: 0, y: 128, width: 1024, height: 1280 }],
  ['wider than wanted', 1536, 1024, 1080, 1080, { x: 256, y: 0, width: 1024, height: 1024 }],
  ['smaller than wanted', 512, 512, 1280, 720, { x: 0, y: 112, width: 512, height: 288 }],
  ['one pixel', 1, 1, 1500, 500, { x: 0, y: 0, width: 1, height: 1 }],
])('%s', (_, width, height, targetWidth, targetHeight, crop) => {
  expect(computeCoverCrop({ width, height }, { width: targetWidth, height: targetHeight })).toEqual(crop)
})

import { expect, test } from 'vitest'
import { getCropArea, getZoom, setDimension, toRelativeArea, zoomArea } from './crop-area'

const frame = { width: 4000, height: 3000 }

test.each([
  [null, { x: 0, y: 0, width: 4000, height: 3000 }],
  [1, { x: 500, y: 0, width: 3000, height: 3000 }],
  [4 / 5, { x: 800, y: 0, width: 2400, height: 3000 }],
  [16 / 9, { x: 0, y: 375, width: 4000, height: 2250 }],
])('untouched at a ratio of %d it is the largest part: %j', (ratio, area) => {
  expect(getCropArea(frame, null, ratio)).toEqual(area)
})

test('a part of the right shape stays to the pixel', () => {
  const area = { x: 1234, y: 567, width: 800, height: 1000 }
  expect(getCropArea(frame, toRelativeArea(frame, area), 4 / 5)).toEqual(area)
  expect(getCropArea(frame, toRelativeArea(frame, area), null)).toEqual(area)
})

test('a part of another shape keeps its middle and its area', () => {
  const wide = { x: 1000, y: 1000, width: 1600, height: 900 }
  expect(getCropArea(frame, toRelativeArea(frame, wide), 1)).toEqual({
    x: 1200,
    y: 850,
    width: 1200,
    height: 1200,
  })
})

test('what would hang over the edge comes back in, and gets smaller where it must', () => {
  const corner = { x: 0, y: 0, width: 1600, height: 900 }
  expect(getCropArea(frame, toRelativeArea(frame, corner), 9 / 16)).toEqual({
    x: 350,
    y: 0,
    width: 900,
    height: 1600,
  })
  const all = { x: 0, y: 0, ...frame }
  expect(getCropArea(frame, toRelativeArea(frame, all), 1)).toEqual({
    x: 500,
    y: 0,
    width: 3000,
    height: 3000,
  })
})

test('a part chosen in one picture has the same ratio in a picture of another shape', () => {
  const part = toRelativeArea(frame, { x: 0, y: 0, width: 2400, height: 3000 })
  const { width, height } = getCropArea({ width: 1000, height: 2000 }, part, 4 / 5)
  expect(width / height).toBeCloseTo(0.8, 2)
})

const area = { x: 100, y: 200, width: 800, height: 1000 }

test.each([
  ['x', 50, null, { x: 50, y: 200, width: 800, height: 1000 }],
  ['x', 9999, null, { x: 3200, y: 200, width: 800, height: 1000 }],
  ['x', 3500, null, { x: 3500, y: 200, width: 500, height: 1000 }],
  ['y', 2500, 4 / 5, { x: 100, y: 2500, width: 400, height: 500 }],
  ['y', -5, null, { x: 100, y: 0, width: 800, height: 1000 }],
  ['width', 640, null, { x: 100, y: 200, width: 640, height: 1000 }],
  ['width', 9999, null, { x: 100, y: 200, width: 3900, height: 1000 }],
  ['height', 0, null, { x: 100, y: 200, width: 800, height: 1 }],
  ['width', 400, 4 / 5, { x: 100, y: 200, width: 400, height: 500 }],
  ['height', 2000, 4 / 5, { x: 100, y: 200, width: 1600, height: 2000 }],
  ['width', 9999, 4 / 5, { x: 100, y: 200, width: 2240, height: 2800 }],
] as const)('%s typed as %d at a ratio of %d gives %j', (figure, value, ratio, expected) => {
  expect(setDimension(frame, area, figure, value, ratio)).toEqual(expected)
})

test('zoom keeps the middle and the shape', () => {
  const square = { x: 500, y: 0, width: 3000, height: 3000 }
  expect(getZoom(frame, square)).toBe(1)
  const zoomed = zoomArea(frame, square, 2, 1)
  expect(zoomed).toEqual({ x: 1250, y: 750, width: 1500, height: 1500 })
  expect(getZoom(frame, zoomed)).toBe(2)
  expect(zoomArea(frame, zoomed, 1, 1)).toEqual(square)
})

test.each([
  [0.2, 3000],
  [99, 375],
])('a zoom of %d stops at a side of %d', (zoom, side) => {
  const square = { x: 500, y: 0, width: 3000, height: 3000 }
  expect(zoomArea(frame, square, zoom, 1).width).toBe(side)
})

test('a typed figure never takes the crop beyond the picture’s edge, not even by the pixel of a rounding', () => {
  const area = { x: 536, y: 244, width: 91, height: 162 }
  expect(setDimension({ width: 1039, height: 542 }, area, 'width', 9_999, 9 / 16)).toEqual({
    x: 536,
    y: 244,
    width: 168,
    height: 298,
  })
})

import { expect, test } from 'vitest'
import {
  getAspectRatio,
  getCropArea,
  getMaxWidth,
  getSmallCropWarning,
  getZoom,
  resolveOutputType,
  setDimension,
  toRelativeArea,
  zoomArea,
} from './crop-area'
import { getRingStyle } from './crop-stage'
import {
  type CropView,
  flipHorizontally,
  flipVertically,
  getCropMatrix,
  getFrameSize,
  initialView,
  rotateLeft,
  rotateRight,
} from './crop-view'

const frame = { width: 4000, height: 3000 }
const createArea = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
const square = createArea(500, 0, 3000, 3000)

test.each([
  ['the largest of any ratio', null, null, createArea(0, 0, 4000, 3000)],
  ['the largest of 1:1', null, 1, square],
  ['the largest of 4:5', null, 4 / 5, createArea(800, 0, 2400, 3000)],
  ['the largest of 16:9', null, 16 / 9, createArea(0, 375, 4000, 2250)],
  ['the chosen one of the right ratio', createArea(1234, 567, 800, 1000), 4 / 5, createArea(1234, 567, 800, 1000)],
  ['the chosen one of any ratio', createArea(1234, 567, 800, 1000), null, createArea(1234, 567, 800, 1000)],
  [
    'of another ratio, with its middle and size',
    createArea(1000, 1000, 1600, 900),
    1,
    createArea(1200, 850, 1200, 1200),
  ],
  ['moved inside', createArea(0, 0, 1600, 900), 9 / 16, createArea(350, 0, 900, 1600)],
  ['made smaller', createArea(0, 0, 4000, 3000), 1, square],
])('the crop is %s', (_, chosen, ratio, expected) => {
  expect(getCropArea(frame, chosen && toRelativeArea(frame, chosen), ratio)).toEqual(expected)
})

test.each([
  ['x', 50, null, createArea(50, 200, 800, 1000)],
  ['x', 9999, null, createArea(3200, 200, 800, 1000)],
  ['x', 3500, null, createArea(3500, 200, 500, 1000)],
  ['y', 2500, 4 / 5, createArea(100, 2500, 400, 500)],
  ['width', 9999, null, createArea(100, 200, 3900, 1000)],
  ['height', 0, null, createArea(100, 200, 800, 1)],
  ['width', 400, 4 / 5, createArea(100, 200, 400, 500)],
  ['height', 2000, 4 / 5, createArea(100, 200, 1600, 2000)],
  ['width', 9999, 4 / 5, createArea(100, 200, 2240, 2800)],
] as const)('typing %s as %d at a ratio of %d gives %j', (name, value, ratio, expected) => {
  expect(setDimension(frame, createArea(100, 200, 800, 1000), name, value, ratio)).toEqual(expected)
})

test('a typed crop stays inside the image after rounding', () => {
  const size = { width: 1039, height: 542 }
  const area = setDimension(size, createArea(536, 244, 91, 162), 'width', 9_999, 9 / 16)
  expect(area).toEqual(createArea(536, 244, 168, 298))
})

test('zoom preserves the center and the ratio, between the largest crop and an eighth of it', () => {
  const zoomed = zoomArea(frame, square, 2, 1)
  expect(zoomed).toEqual(createArea(1250, 750, 1500, 1500))
  expect([square, zoomed].map((area) => getZoom(frame, area))).toEqual([1, 2])
  expect(zoomArea(frame, zoomed, 1, 1)).toEqual(square)
  expect([0.2, 99].map((zoom) => zoomArea(frame, square, zoom, 1).width)).toEqual([3000, 375])
})

test.each([
  ['4:5', 'rounded', 0.8],
  ['1.91:1', 'rectangle', 1.91],
  ['own', 'rectangle', 21 / 9],
  ['9:16', 'circle', 1],
] as const)('the ratio %s of a %s is %d', (ratio, shape, expected) => {
  expect(getAspectRatio({ ratio, shape, across: 21, down: 9 })).toBe(expected)
})

test('a circle is saved at most 1,080 pixels wide unless a width is chosen', () => {
  const getWidth = (shape: 'circle' | 'rectangle', width: number) => getMaxWidth({ shape, width })
  expect([getWidth('circle', 0), getWidth('circle', 2_400), getWidth('rectangle', 0)]).toEqual([1_080, 2_400, 0])
})

test.each([
  ['jpeg', 'keep', 'circle', 'clear', 'png'],
  ['jpeg', 'keep', 'rounded', 'ground', 'jpeg'],
  ['jpeg', 'jpeg', 'circle', 'clear', 'jpeg'],
  ['heic', 'keep', 'circle', 'clear', 'png'],
  ['webp', 'keep', 'circle', 'clear', 'webp'],
  ['gif', 'keep', 'rectangle', 'clear', 'png'],
] as const)('writes a %s as %s, a %s with %s corners, as %s', (from, format, shape, corners, type) => {
  expect(resolveOutputType(from, { format, shape, corners })).toBe(type)
})

test('the ring in the preview has twice its share, because it is measured on half the circle', () => {
  const options = { shape: 'circle', ring: 10, ringColour: '#e11d48' } as const
  const background = 'radial-gradient(closest-side, transparent 80%, #e11d48 0)'
  expect(getRingStyle(options)).toEqual({ background })
  expect(getRingStyle({ ...options, ring: 0 })).toEqual({})
  expect(getRingStyle({ ...options, shape: 'rounded' })).toEqual({})
})

const smallPost = 'Small for a post: Instagram shows 1,080 pixels, so this will look soft.'

test.each([
  [220, 'circle', 'free', 'Small for a profile photo. Networks ask for at least 320 pixels across.'],
  [320, 'circle', '4:5', ''],
  [400, 'rectangle', '4:5', smallPost],
  [1_080, 'rounded', '1:1', ''],
  [400, 'rectangle', 'free', ''],
] as const)('a crop of %i pixels, a %s of %s, has the warning “%s”', (width, shape, ratio, warning) => {
  expect(getSmallCropWarning({ width }, { shape, ratio })).toBe(warning)
})

const photo = { width: 400, height: 300 }
const getFullArea = (view: CropView) => ({ x: 0, y: 0, ...getFrameSize(photo, view) })

test('draws an area at the corner of its canvas, scaled to its size', () => {
  expect(getCropMatrix(photo, initialView, createArea(0, 0, 400, 300), photo)).toEqual([1, 0, -0, 1, 0, 0])
  const matrix = getCropMatrix(photo, initialView, createArea(100, 50, 200, 100), { width: 400, height: 200 })
  expect(matrix).toEqual([2, 0, -0, 2, -200, -100])
})

test.each([
  ['a quarter turn to the right', rotateRight, '300 0, 300 400'],
  ['a quarter turn to the left', rotateLeft, '0 400, 0 0'],
  ['left and right swapped', flipHorizontally, '400 0, 0 0'],
  ['top and bottom swapped', flipVertically, '0 300, 400 300'],
  ['mirrored, then turned to the right', (view: CropView) => rotateRight(flipHorizontally(view)), '300 400, 300 0'],
])('%s moves the upper corners to whole pixels', (_, change, expected) => {
  const view = change(initialView)
  const area = getFullArea(view)
  const [a, b, c, d, e, f] = getCropMatrix(photo, view, area, area)
  const corners = [0, 400].map((x) => [a * x + c * 0 + e, b * x + d * 0 + f].map((value) => Math.round(value) || 0))
  expect(corners.map((corner) => corner.join(' ')).join(', ')).toBe(expected)
})

test('a turn or a mirror preserves the crop, and a mirror inverts the angle', () => {
  const view = { ...initialView, angle: 12, part: createArea(0, 0, 0.25, 0.5) }
  expect(rotateRight(view)).toMatchObject({ angle: 12, part: createArea(0.5, 0, 0.5, 0.25) })
  expect(flipHorizontally(view)).toMatchObject({ angle: -12, part: createArea(0.75, 0, 0.25, 0.5) })
  expect(flipVertically(view)).toMatchObject({ angle: -12, part: createArea(0, 0.5, 0.25, 0.5) })
})

test.each([-45, 3, 45])('at %d degrees the frame has no empty corner', (angle) => {
  for (let index = 0; index < 8; index += 1) {
    const view = { ...initialView, turns: index % 4, mirrored: index > 3, angle }
    const area = getFullArea(view)
    const [a, b, c, d, e, f] = getCropMatrix(photo, view, area, area)
    // Without scaling, the inverse matrix has the same four numbers divided by the determinant.
    const determinant = a * d - b * c
    for (const [x, y] of [0, 1, 2, 3].map((corner) => [(corner % 2) * area.width, corner > 1 ? area.height : 0])) {
      const [dx, dy] = [(x ?? 0) - e, (y ?? 0) - f]
      const point = { x: (d * dx - c * dy) / determinant, y: (a * dy - b * dx) / determinant }
      expect(Math.min(point.x, point.y)).toBeGreaterThan(-1e-6)
      expect(point.x).toBeLessThan(photo.width + 1e-6)
      expect(point.y).toBeLessThan(photo.height + 1e-6)
    }
  }
})

test.each([
  [photo, 0, 0, 400, 300],
  [photo, 1, 0, 300, 400],
  [photo, 0, 45, 242, 181],
  [photo, 0, 5, 359, 269],
  [{ width: 1, height: 1 }, 0, 45, 1, 1],
])('%j with %d quarter turns and %d degrees has a frame of %d × %d', (size, turns, angle, width, height) => {
  expect(getFrameSize(size, { turns, mirrored: false, angle })).toEqual({ width, height })
})

import { expect, test } from 'vitest'
import {
  type CropView,
  flipHorizontally,
  flipVertically,
  initialView,
  parseView,
  rotateLeft,
  rotateRight,
} from './crop-view'
import { getCropMatrix, getFrameSize } from './frame'

const photo = { width: 400, height: 300 }

/** Where points of the picture come to lie on the canvas, to a thousandth of a pixel. */
function transformPoints(
  view: CropView,
  points: readonly (readonly [x: number, y: number])[],
  area = getFullArea(view),
) {
  const [a, b, c, d, e, f] = getCropMatrix(photo, view, area, area)
  const rounded = (value: number) => Math.round(value * 1000) / 1000 || 0
  return points.map(([x, y]) => [rounded(a * x + c * y + e), rounded(b * x + d * y + f)])
}

const getFullArea = (view: CropView) => ({ x: 0, y: 0, ...getFrameSize(photo, view) })

test('an upright picture is drawn where it is, and an area of it at the corner', () => {
  expect(getCropMatrix(photo, initialView, { x: 0, y: 0, ...photo }, photo)).toEqual([1, 0, -0, 1, 0, 0])
  expect(transformPoints(initialView, [[50, 40]], { x: 50, y: 40, width: 100, height: 100 })).toEqual([[0, 0]])
})

test('an area that is smaller than its canvas is drawn larger', () => {
  const area = { x: 100, y: 50, width: 200, height: 100 }
  expect(getCropMatrix(photo, initialView, area, { width: 400, height: 200 })).toEqual([2, 0, -0, 2, -200, -100])
})

/** Top left and top right of the picture. */
const top = [
  [0, 0],
  [400, 0],
] as const

test.each([
  [
    'a quarter turn to the right',
    rotateRight,
    [
      [300, 0],
      [300, 400],
    ],
  ],
  [
    'a quarter turn to the left',
    rotateLeft,
    [
      [0, 400],
      [0, 0],
    ],
  ],
  [
    'left and right changed',
    flipHorizontally,
    [
      [400, 0],
      [0, 0],
    ],
  ],
  [
    'top and bottom changed',
    flipVertically,
    [
      [0, 300],
      [400, 300],
    ],
  ],
  [
    'mirrored, then turned to the right as it is seen',
    (view: CropView) => rotateRight(flipHorizontally(view)),
    [
      [300, 400],
      [300, 0],
    ],
  ],
] as const)('%s moves the corners to whole pixels', (_, change, corners) => {
  expect(transformPoints(change(initialView), top)).toEqual(corners)
})

test('four turns, and two mirrors, change nothing', () => {
  const view = { turns: 1, mirrored: true, angle: 7, part: { x: 0.25, y: 0.5, width: 0.25, height: 0.125 } }
  expect(rotateRight(rotateLeft(view))).toEqual(view)
  expect(flipHorizontally(flipHorizontally(view))).toEqual(view)
  expect(flipVertically(flipVertically(view))).toEqual(view)
})

test('what was kept is still kept after a turn', () => {
  const part = { x: 0, y: 0, width: 0.25, height: 0.5 }
  expect(rotateRight({ ...initialView, part }).part).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.25 })
  expect(flipHorizontally({ ...initialView, part }).part).toEqual({ x: 0.75, y: 0, width: 0.25, height: 0.5 })
})

test('a mirrored picture leans the other way', () => {
  expect(flipHorizontally({ ...initialView, angle: 12 }).angle).toBe(-12)
  expect(flipVertically({ ...initialView, angle: 12 }).angle).toBe(-12)
})

test.each([-45, -10, -0.5, 0, 0.5, 3, 30, 45])('at %d degrees the frame has no empty corner', (angle) => {
  for (const turns of [0, 1, 2, 3]) {
    for (const mirrored of [false, true]) {
      const view = { ...initialView, turns, mirrored, angle }
      const { width, height } = getFrameSize(photo, view)
      const [a, b, c, d, e, f] = getCropMatrix(photo, view, getFullArea(view), { width, height })
      for (const [x, y] of [
        [0, 0],
        [width, 0],
        [0, height],
        [width, height],
      ] as const) {
        // The matrix turns and mirrors without scaling, so its inverse is that of its four figures over their determinant.
        const det = a * d - b * c
        expect(Math.abs(det)).toBeCloseTo(1, 9)
        const [u, v] = [(d * (x - e) - c * (y - f)) / det, (a * (y - f) - b * (x - e)) / det]
        expect(u).toBeGreaterThan(-1e-6)
        expect(u).toBeLessThan(photo.width + 1e-6)
        expect(v).toBeGreaterThan(-1e-6)
        expect(v).toBeLessThan(photo.height + 1e-6)
      }
    }
  }
})

test.each([
  [0, 0, { width: 400, height: 300 }],
  [1, 0, { width: 300, height: 400 }],
  [0, 45, { width: 242, height: 181 }],
  [0, -45, { width: 242, height: 181 }],
  [0, 5, { width: 359, height: 269 }],
])('%d quarter turns and %d degrees leave a frame of %j', (turns, angle, frame) => {
  expect(getFrameSize(photo, { turns, mirrored: false, angle })).toEqual(frame)
})

test('a picture of one pixel keeps it', () => {
  expect(getFrameSize({ width: 1, height: 1 }, { turns: 0, mirrored: false, angle: 45 })).toEqual({
    width: 1,
    height: 1,
  })
})

test.each([
  [null],
  ['crop'],
  [{ turns: 9, angle: 90, mirrored: 'yes', part: { x: 0, y: 0, width: 0, height: 1 } }],
  [{ turns: Number.NaN, angle: '3', part: { x: -1, y: 0, width: 1, height: 1 } }],
])('%j is no view, so nothing is turned', (value) => {
  expect(parseView(value)).toEqual(initialView)
})

test('a view that was kept is read as it was', () => {
  const view = { turns: 3, mirrored: true, angle: -4.5, part: { x: 0.1, y: 0, width: 0.9, height: 1 } }
  expect(parseView(JSON.parse(JSON.stringify(view)))).toEqual(view)
})

test.each([rotateRight, rotateLeft, flipHorizontally, flipVertically])('a crop at an edge is kept by %o', (change) => {
  for (const part of [
    { x: 0.3, y: 0.8, width: 0.3, height: 0.2 },
    { x: 0.8, y: 0.3, width: 0.2, height: 0.3 },
  ])
    expect(parseView(change({ ...initialView, part })).part).not.toBeNull()
})

import { expect, test } from 'vitest'
import { getBottomRightCorner, moveBox, resizeBox, roundBox, snapBox } from './layer-box'

const smallCanvas = { width: 1000, height: 500 }
const layer = { id: 'a', label: 'Text', canMove: true, canResize: true, x: 100, y: 100, width: 200, height: 100 }

test.each([
  ['by the distance', 10, -20, { x: 110, y: 80 }],
  ['until 24 pixels are left', 5000, 5000, { x: 976, y: 476 }],
  ['until 24 pixels are left on the other side', -5000, -5000, { x: -176, y: -76 }],
])('moves a layer %s', (_, dx, dy, position) => {
  expect(moveBox(layer, dx, dy, smallCanvas)).toEqual({ width: 200, height: 100, ...position })
})

test.each([
  ['follows the corner', layer, 50, 30, [250, 130]],
  ['is at least 24 pixels', layer, -900, -900, [24, 24]],
  ['keeps its ratio', { ...layer, keepsRatio: true }, 100, 0, [300, 150]],
  ['turned by 90°, grows along its own sides', { ...layer, rotation: 90 }, 0, 40, [240, 100]],
])('a resized layer %s', (_, layerToResize, dx, dy, size) => {
  const { width, height } = roundBox(resizeBox(layerToResize, dx, dy, smallCanvas))
  expect([width, height]).toEqual(size)
})

test('rotates the corner with the layer', () => {
  expect(getBottomRightCorner(layer)).toEqual({ x: 300, y: 200 })
  const { x, y } = getBottomRightCorner({ ...layer, rotation: 90 })
  expect([Math.round(x), Math.round(y)]).toEqual([150, 250])
})

const canvas = { width: 1280, height: 720 }
const boxAt = (x: number, y: number, width = 200, height = 100) => ({ x, y, width, height })
const other = boxAt(300, 40, 50, 50)
const nearer = boxAt(304, 0, 10, 10)

test.each([
  ['its middle to the canvas', 'move', boxAt(534, 313), [], boxAt(540, 310), { x: 640, y: 360 }],
  ['its near edge to the canvas', 'move', boxAt(6, 400), [], boxAt(0, 400), { x: 0 }],
  ['its far edge to the canvas', 'move', boxAt(1074, 626), [], boxAt(1080, 620), { x: 1280, y: 720 }],
  ['to nothing that is farther away', 'move', boxAt(9, 150), [], boxAt(9, 150), {}],
  ['to another layer', 'move', boxAt(303, 200), [other], boxAt(300, 200), { x: 300 }],
  ['to the nearest of two', 'move', boxAt(303, 200), [other, nearer], boxAt(304, 200), { x: 304 }],
  ['its far edges only, resized', 'resize', boxAt(3, 100, 634, 255), [], boxAt(3, 100, 637, 260), { x: 640, y: 360 }],
] as const)('snaps a layer %s', (_, mode, box, others, snappedBox, guides) => {
  const snapped = snapBox(mode, box, others, canvas, 8)
  expect(snapped.box).toEqual(snappedBox)
  expect(Object.fromEntries(snapped.guides.map(({ axis, position }) => [axis, position]))).toEqual(guides)
})

import { expect, test } from 'vitest'
import { getBottomRightCorner, moveBox, resizeBox, roundBox } from './layer-box'

const canvas = { width: 1000, height: 500 }
const layer = {
  id: 'a',
  label: 'Text',
  canMove: true,
  canResize: true,
  x: 100,
  y: 100,
  width: 200,
  height: 100,
}

test.each([
  ['as far as asked', 10, -20, { x: 110, y: 80 }],
  ['until a corner of it is left', 5000, 5000, { x: 976, y: 476 }],
  ['the same on the other side', -5000, -5000, { x: -176, y: -76 }],
])('a layer moves %s', (_, dx, dy, place) => {
  expect(moveBox(layer, dx, dy, canvas)).toEqual({ width: 200, height: 100, ...place })
})

test.each([
  ['follows the corner', layer, 50, 30, [250, 130]],
  ['is never too small to catch', layer, -900, -900, [24, 24]],
  ['keeps its ratio', { ...layer, keepsRatio: true }, 100, 0, [300, 150]],
  ['turned by 90°, grows along its own sides', { ...layer, rotation: 90 }, 0, 40, [240, 100]],
])('a layer that is resized %s', (_, one, dx, dy, size) => {
  const { width, height } = roundBox(resizeBox(one, dx, dy, canvas))
  expect([width, height]).toEqual(size)
})

test('the corner turns with the layer', () => {
  expect(getBottomRightCorner(layer)).toEqual({ x: 300, y: 200 })
  const { x, y } = getBottomRightCorner({ ...layer, rotation: 90 })
  expect([Math.round(x), Math.round(y)]).toEqual([150, 250])
})

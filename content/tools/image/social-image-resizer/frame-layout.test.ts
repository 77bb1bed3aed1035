import { expect, test } from 'vitest'
import { getResizeLoss, layOutFrame, parseFrames } from './frame-layout'
import { getDraggedPosition } from './get-dragged-position'

const photo = { width: 3000, height: 2000 }
const portrait = { width: 1080, height: 1350 }

test.each([
  [0, 0],
  [0.5, 700],
  [1, 1400],
])('filled with its frame at %d, a portrait crop of a photo begins at pixel %i', (at, x) => {
  expect(layOutFrame(photo, portrait, 'cover', at)).toEqual({
    from: { x, y: 0, width: 1600, height: 2000 },
    to: { x: 0, y: 0, width: 1080, height: 1350 },
  })
})

test('shown whole it keeps its shape and stands in the middle', () => {
  expect(layOutFrame(photo, portrait, 'contain', 0.5)).toEqual({
    from: { x: 0, y: 0, width: 3000, height: 2000 },
    to: { x: 0, y: 315, width: 1080, height: 720 },
  })
})

test('stretched it fills the target and nothing is cut', () => {
  const layout = layOutFrame(photo, portrait, 'stretch', 0.2)
  expect(layout.to).toEqual({ x: 0, y: 0, ...portrait })
  expect(getResizeLoss(layout, photo).croppedShare).toBe(0)
})

test.each([
  ['a line', { width: 16_000, height: 1 }],
  ['a pixel', { width: 1, height: 1 }],
  ['a pillar', { width: 3, height: 9_000 }],
])('%s stays within the frame and keeps at least a pixel', (_, picture) => {
  for (const fit of ['cover', 'contain', 'stretch'] as const) {
    const { from, to } = layOutFrame(picture, portrait, fit, 1)
    expect(Math.min(from.width, from.height, to.width, to.height)).toBeGreaterThanOrEqual(1)
    expect(from.x + from.width).toBeLessThanOrEqual(picture.width)
    expect(from.y + from.height).toBeLessThanOrEqual(picture.height)
    expect(to.x + to.width).toBeLessThanOrEqual(portrait.width)
    expect(to.y + to.height).toBeLessThanOrEqual(portrait.height)
  }
})

test.each([
  ['a photo that is large enough', photo, portrait, 68, 47],
  ['a small one', { width: 400, height: 500 }, portrait, 270, 0],
  ['a panorama', { width: 3600, height: 700 }, { width: 1080, height: 1920 }, 274, 89],
] as const)('%s is enlarged and cut as far as it says', (_, picture, target, enlarged, cut) => {
  const loss = getResizeLoss(layOutFrame(picture, target, 'cover', 0.5), picture)
  expect([Math.round(loss.scale * 100), Math.round(loss.croppedShare * 100)]).toEqual([enlarged, cut])
})

test('what a panel has set is read, and nothing else', () => {
  expect(
    parseFrames({
      a: { at: 0.25 },
      b: { fit: 'contain' },
      c: { at: 2, fit: 'stretch' },
      d: 'left',
      e: { at: Number.NaN },
    }),
  ).toEqual({ a: { at: 0.25 }, b: { fit: 'contain' }, c: {}, e: {} })
  expect([parseFrames(null), parseFrames('x'), parseFrames(undefined)]).toEqual([{}, {}, {}])
})

test('a picture follows the finger, and stops at its ends', () => {
  const box = { image: photo, width: 160, height: 200 }
  expect(getDraggedPosition(0.5, 14, box)).toBeCloseTo(0.4)
  expect([getDraggedPosition(0.5, 500, box), getDraggedPosition(0.5, -500, box)]).toEqual([0, 1])
  expect(getDraggedPosition(0.3, 50, { image: photo, width: 300, height: 200 })).toBe(0.3)
})

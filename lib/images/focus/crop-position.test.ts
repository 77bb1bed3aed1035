import { expect, test } from 'vitest'
import { createCropPositionFinder, findCropPosition, getAnalysisSize } from './crop-position'

/** Grey, with a square of skin with dark spots in it. */
function buildImageWithFace(width: number, height: number, face: { x: number; y: number; side: number } | null) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isFace = face && x >= face.x && x < face.x + face.side && y >= face.y && y < face.y + face.side
      const isSpot = isFace && (x + y) % 7 === 0
      data.set(isSpot ? [60, 30, 20, 255] : isFace ? [222, 165, 132, 255] : [120, 120, 120, 255], (y * width + x) * 4)
    }
  }
  return { data, width, height }
}

test('a face at the right end of a landscape picture stands in its portrait crop', async () => {
  const at = await findCropPosition(buildImageWithFace(384, 256, { x: 290, y: 80, side: 80 }), {
    width: 1080,
    height: 1920,
  })
  const left = at * (384 - 144)
  expect(left).toBeLessThan(290)
  expect(left + 144).toBeGreaterThan(370)
})

test('a face at the top of a portrait picture stands in its landscape crop', async () => {
  const at = await findCropPosition(buildImageWithFace(256, 400, { x: 90, y: 20, side: 70 }), {
    width: 1280,
    height: 720,
  })
  expect(at).toBeLessThan(0.2)
})

/** An orange sky over a blue sea, with a yellow sun in the one and a red boat on the other. */
function buildImageWithBoat(boat: { x: number; y: number; width: number; height: number }) {
  const [width, height] = [384, 256]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isBoat = x >= boat.x && x < boat.x + boat.width && y >= boat.y && y < boat.y + boat.height
      const ground = y < 150 ? [245, 176 - y / 2, 100, 255] : [30, 40, 60, 255]
      const isSun = Math.hypot(x - 290, y - 80) < 28
      data.set(isBoat ? [214, 40, 41, 255] : isSun ? [254, 244, 175, 255] : ground, (y * width + x) * 4)
    }
  }
  return { data, width, height }
}

test.each([
  [{ x: 60, y: 205, width: 60, height: 18 }, { width: 1080, height: 1920 }, 144],
  [{ x: 100, y: 205, width: 60, height: 18 }, { width: 1080, height: 1350 }, 204],
])('the red boat at %j stands in the crop, not the larger sun alone', async (boat, target, wide) => {
  const left = (await findCropPosition(buildImageWithBoat(boat), target)) * (384 - wide)
  expect(left).toBeLessThanOrEqual(boat.x)
  expect(left + wide).toBeGreaterThanOrEqual(boat.x + boat.width)
})

test.each([
  ['the middle of a wide picture', 384, 256, { width: 1080, height: 1920 }, 0.5],
  ['the upper part of a tall one', 256, 400, { width: 1280, height: 720 }, 0.2],
])('nothing to look for shows %s', async (_, width, height, target, usual) => {
  expect(Math.abs((await findCropPosition(buildImageWithFace(width, height, null), target)) - usual)).toBeLessThan(0.02)
})

test.each([
  ['nothing is cut', buildImageWithFace(300, 300, { x: 20, y: 20, side: 60 }), { width: 1080, height: 1080 }],
  ['next to nothing is cut', buildImageWithFace(261, 256, { x: 9, y: 20, side: 60 }), { width: 1080, height: 1080 }],
  ['it is tiny', buildImageWithFace(3, 2, null), { width: 1080, height: 1080 }],
  ['it is one pixel', buildImageWithFace(1, 1, null), { width: 1080, height: 1920 }],
])('the middle where %s', async (_, picture, target) => {
  expect(await findCropPosition(picture, target)).toBe(0.5)
})

test('a shape is looked for once, whatever its sizes', async () => {
  const find = createCropPositionFinder(buildImageWithFace(384, 256, { x: 290, y: 80, side: 80 }))
  const square = find({ width: 1080, height: 1080 })
  expect(find({ width: 400, height: 400 })).toBe(square)
  expect(find({ width: 1080, height: 1920 })).not.toBe(square)
  expect(await square).toBe(
    await findCropPosition(buildImageWithFace(384, 256, { x: 290, y: 80, side: 80 }), {
      width: 9,
      height: 9,
    }),
  )
})

test.each([
  [3000, 2000, 384, 256],
  [200, 300, 200, 300],
  [16_000, 200, 1024, 13],
])('%i × %i is looked at as %i × %i', (width, height, toWidth, toHeight) => {
  expect(getAnalysisSize({ width, height })).toEqual({ width: toWidth, height: toHeight })
})

import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getFramePosition } from '@/lib/core/geometry/crop'
import { chooseFrame, getAnalysisSize } from './choose-frame'
import { detectFaces, getFaceInputSize } from './detect-faces'
import { findDetailStart } from './find-salient-start'

type Color = readonly [number, number, number]
type Part = { x: number; y: number; width: number; height: number; color: Color }

function buildImage(width: number, height: number, background: Color, parts: readonly Part[] = []) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)]
    const part = parts.findLast(
      (candidate) =>
        x >= candidate.x && x < candidate.x + candidate.width && y >= candidate.y && y < candidate.y + candidate.height,
    )
    data.set([...(part?.color ?? background), 255], index * 4)
  }
  return { data, width, height }
}

const gray: Color = [128, 140, 150]

const boat: Part = { x: 60, y: 205, width: 60, height: 18, color: [214, 40, 41] }

const model = readFileSync(new URL('face-model.bin', import.meta.url))
/** Grace Hopper, an official photo of the US Navy (1984, public domain). Her head is from 5% to 57% of the height. */
async function readPhoto() {
  const size = getFaceInputSize({ width: 224, height: 262 })
  const photo = sharp(readFileSync(new URL('../../../test/hopper.jpg', import.meta.url)))
  const bytes = await photo
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { data: new Uint8ClampedArray(bytes), ...size }
}

test('finds the face of a photo, and none in a drawing', async () => {
  const [face, ...otherFaces] = await detectFaces(await readPhoto(), model)
  expect(otherFaces).toEqual([])
  expect(face?.score).toBeGreaterThan(0.8)
  expect(face && face.x + face.width / 2).toBeCloseTo(0.52, 1)
  expect(face && face.y + face.height / 2).toBeCloseTo(0.41, 1)
  expect(await detectFaces(buildImage(256, 256, gray, [boat]), model)).toEqual([])
})

const ratios = { '9:16': 9 / 16, '4:5': 4 / 5, '1:1': 1, '16:9': 16 / 9, '3:1': 3 }
const createFace = (x: number, y: number, width: number) => ({ x, y, width, height: width * 1.25, score: 0.8 })

/** Face and the image's width by its height, then the wanted range of the free axis, in shares of the image. */
test.each([
  ['9:16', 1.5, [createFace(0.8, 0.3, 0.1)], 0.79, 0.91],
  ['1:1', 1.5, [createFace(0.05, 0.3, 0.1), createFace(0.2, 0.3, 0.1)], 0.04, 0.31],
  ['1:1', 1.5, [createFace(0, 0.3, 0.12), createFace(0.7, 0.3, 0.1), createFace(0.85, 0.3, 0.1)], 0.69, 0.96],
  ['16:9', 0.8, [createFace(0.3, 0.12, 0.2)], 0, 0.39],
  ['16:9', 0.8, [createFace(0.3, 0.65, 0.2)], 0.53, 0.91],
  ['3:1', 1, [createFace(0.4, 0.5, 0.15)], 0.41, 0.7],
  // The head does not fit, so the eyes, a third down the face, must.
  ['3:1', 0.8, [createFace(0.2, 0.3, 0.55)], 0.42, 0.58],
] as const)('a frame of %s in an image of %f contains the heads %j', async (ratio, imageRatio, faces, from, to) => {
  const image = buildImage(Math.round(200 * imageRatio), 200, gray)
  const { x, y, width, height } = await chooseFrame(image, faces, ratios[ratio])
  const [start, end] = width < height ? [x, x + width] : [y, y + height]
  expect(start).toBeLessThanOrEqual(from)
  expect(end).toBeGreaterThanOrEqual(to)
  expect(width / height).toBeCloseTo(ratios[ratio] / (image.width / image.height))
})

const sea: Part[] = [
  { x: 0, y: 150, width: 384, height: 106, color: [30, 40, 60] },
  { x: 262, y: 52, width: 56, height: 56, color: [254, 244, 175] },
]

test('a portrait frame contains a vivid boat, not the larger sun alone', async () => {
  const { x, width } = await chooseFrame(buildImage(384, 256, [245, 140, 100], [...sea, boat]), [], ratios['9:16'])
  expect(x * 384).toBeLessThanOrEqual(60)
  expect((x + width) * 384).toBeGreaterThanOrEqual(120)
})

test.each([
  ['in the middle of a wide picture without detail', buildImage(384, 256, gray), '9:16', 0.5],
  ['in the upper part of a tall picture without detail', buildImage(256, 400, gray), '16:9', 0.2],
  ['in the middle where nothing is cut', buildImage(300, 300, gray, [boat]), '1:1', 0.5],
  ['in the middle where almost nothing is cut', buildImage(261, 256, gray, [boat]), '1:1', 0.5],
] as const)('the frame is %s', async (_, picture, ratio, position) => {
  expect(getFramePosition(await chooseFrame(picture, [], ratios[ratio]))).toBeCloseTo(position, 1)
})

test('starts a crop a little above the first detail under an empty sky', async () => {
  const stripe = { y: 190, width: 9, height: 210, color: [40, 60, 40] } as const
  const stripes = Array.from({ length: 12 }, (_, index) => ({ ...stripe, x: 20 + index * 18 }))
  const picture = buildImage(256, 400, [150, 180, 220], stripes)
  expect(findDetailStart(picture, 0.02)).toBe(190)
  const top = (await chooseFrame(picture, [], ratios['16:9'])).y * 400
  expect(top).toBeGreaterThan(100)
  expect(top).toBeLessThanOrEqual(190)
})

test('analyzes an image at 256 pixels on its short side and at most 1,024 on its long side', () => {
  expect(getAnalysisSize({ width: 3000, height: 2000 })).toEqual({ width: 384, height: 256 })
  expect(getAnalysisSize({ width: 16_000, height: 200 })).toEqual({ width: 1024, height: 13 })
})

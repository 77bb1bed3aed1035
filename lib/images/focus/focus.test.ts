import { expect, test } from 'vitest'
import { findCropPosition, findDetailStart, getAnalysisSize } from './crop-position'
import { detectFaces } from './detect-faces'

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
const paleSkin: Color = [222, 165, 132]
const deepSkin: Color = [112, 72, 52]

function createFace(x: number, y: number, skin: Color): Part[] {
  const color = skin.map((part) => part * 0.35) as unknown as Color
  return [
    { x, y: y - 20, width: 60, height: 30, color: [50, 38, 34] },
    { x, y, width: 60, height: 64, color: skin },
    { x: x + 10, y: y + 17, width: 14, height: 8, color },
    { x: x + 36, y: y + 17, width: 14, height: 8, color },
    { x: x + 20, y: y + 44, width: 20, height: 6, color },
  ]
}

test.each([
  ['pale', paleSkin],
  ['deep', deepSkin],
])('detects %s skin with two dark eyes over cheeks as a likely face', (_, skin) => {
  const [head] = detectFaces(buildImage(256, 256, gray, createFace(150, 60, skin)))
  expect(Math.abs((head?.x ?? 0) + (head?.side ?? 0) / 2 - 180)).toBeLessThan(8)
  expect(Math.abs((head?.y ?? 0) + (head?.side ?? 0) / 2 - 90)).toBeLessThan(15)
  expect(head?.weight).toBeGreaterThan(0.5)
})

test.each([
  ['nothing', []],
  ['bare skin', [{ x: 90, y: 60, width: 60, height: 64, color: paleSkin }]],
  ['a green face', createFace(90, 60, [90, 200, 90])],
])('detects no face: %s', (_, parts) => {
  expect(detectFaces(buildImage(256, 256, gray, parts))).toEqual([])
})

const story = { width: 1080, height: 1920 }
const square = { width: 1080, height: 1080 }
const landscape = { width: 1280, height: 720 }
const boat: Part = { x: 60, y: 205, width: 60, height: 18, color: [214, 40, 41] }
const sea: Part[] = [
  { x: 0, y: 150, width: 384, height: 106, color: [30, 40, 60] },
  { x: 262, y: 52, width: 56, height: 56, color: [254, 244, 175] },
]

test.each([
  ['a face at the right end', createFace(310, 90, paleSkin), gray, 310, 370],
  ['a vivid boat, not the larger sun alone', [...sea, boat], [245, 140, 100] as const, 60, 120],
])('a portrait crop contains %s', async (_, parts, background, fromX, toX) => {
  const left = (await findCropPosition(buildImage(384, 256, background, parts), story)) * (384 - 144)
  expect(left).toBeLessThanOrEqual(fromX)
  expect(left + 144).toBeGreaterThanOrEqual(toX)
})

test('a landscape crop contains a face, not only the colorful suit below it', async () => {
  const patches = [0, 1, 2, 3, 4, 5].map((index) => ({ x: 80 + (index % 3) * 40, y: 150 + Math.floor(index / 3) * 50 }))
  const suit: Part[] = [
    { x: 60, y: 130, width: 150, height: 126, color: [226, 92, 30] },
    ...patches.map((patch): Part => ({ ...patch, width: 22, height: 26, color: [30, 50, 150] })),
  ]
  const picture = buildImage(256, 256, [215, 215, 220], [...suit, ...createFace(100, 40, paleSkin)])
  const top = (await findCropPosition(picture, landscape)) * (256 - 144)
  expect(top).toBeLessThanOrEqual(20)
  expect(top + 144).toBeGreaterThanOrEqual(104)
})

test.each([
  ['in the middle of a wide picture without detail', buildImage(384, 256, gray), story, 0.5],
  ['in the upper part of a tall picture without detail', buildImage(256, 400, gray), landscape, 0.2],
  ['in the middle where nothing is cut', buildImage(300, 300, gray, createFace(20, 40, paleSkin)), square, 0.5],
  ['in the middle where almost nothing is cut', buildImage(261, 256, gray, createFace(9, 40, paleSkin)), square, 0.5],
])('the crop is %s', async (_, picture, target, position) => {
  expect(Math.abs((await findCropPosition(picture, target)) - position)).toBeLessThan(0.02)
})

test('starts a crop a little above the first detail under an empty sky', async () => {
  const stripe = { y: 190, width: 9, height: 210, color: [40, 60, 40] } as const
  const stripes = Array.from({ length: 12 }, (_, index) => ({ ...stripe, x: 20 + index * 18 }))
  const picture = buildImage(256, 400, [150, 180, 220], stripes)
  expect(findDetailStart(picture, 0.02)).toBe(190)
  const top = (await findCropPosition(picture, landscape)) * (400 - 144)
  expect(top).toBeGreaterThan(100)
  expect(top).toBeLessThanOrEqual(190)
})

test('analyzes an image at 256 pixels on its short side and at most 1,024 on its long side', () => {
  expect(getAnalysisSize({ width: 3000, height: 2000 })).toEqual({ width: 384, height: 256 })
  expect(getAnalysisSize({ width: 16_000, height: 200 })).toEqual({ width: 1024, height: 13 })
})

import { expect, test } from 'vitest'
import { findCropPosition } from './crop-position'
import { detectFaces } from './detect-faces'
import { findDetailStart } from './find-detail-start'

type Colour = readonly [number, number, number]
type Part = { x: number; y: number; width: number; height: number; colour: Colour }

/** Rectangles on a ground. */
function buildImage(width: number, height: number, ground: Colour, parts: readonly Part[]) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const part = parts.findLast((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height)
    data.set([...(part?.colour ?? ground), 255], at * 4)
  }
  return { data, width, height }
}

const pale: Colour = [222, 165, 132]
const deep: Colour = [112, 72, 52]

/** Brows to chin, 60 pixels: skin with hair over it, two eyes and a mouth. */
function face(x: number, y: number, skin: Colour): Part[] {
  const dark = skin.map((part) => part * 0.35) as unknown as Colour
  return [
    { x, y: y - 20, width: 60, height: 30, colour: [50, 38, 34] },
    { x, y, width: 60, height: 64, colour: skin },
    { x: x + 10, y: y + 17, width: 14, height: 8, colour: dark },
    { x: x + 36, y: y + 17, width: 14, height: 8, colour: dark },
    { x: x + 20, y: y + 44, width: 20, height: 6, colour: dark },
  ]
}

test.each([
  ['pale', pale],
  ['deep', deep],
])('%s skin with two dark eyes over cheeks is a likely face', (_, skin) => {
  const [head] = detectFaces(buildImage(256, 256, [128, 140, 150], face(150, 60, skin)))
  expect(Math.abs((head?.x ?? 0) + (head?.side ?? 0) / 2 - 180)).toBeLessThan(8)
  expect(Math.abs((head?.y ?? 0) + (head?.side ?? 0) / 2 - 90)).toBeLessThan(15)
  expect(head?.weight).toBeGreaterThan(0.5)
})

test.each([
  ['nothing', buildImage(256, 256, [128, 140, 150], [])],
  ['bare skin', buildImage(256, 256, [128, 140, 150], [{ x: 90, y: 60, width: 60, height: 64, colour: pale }])],
  ['a face of no skin’s colour', buildImage(256, 256, [128, 140, 150], face(90, 60, [90, 200, 90]))],
  ['a pixel', buildImage(1, 1, pale, [])],
])('%s is none', (_, picture) => {
  expect(detectFaces(picture)).toEqual([])
})

/** An orange suit with patches, and a striped flag: more colour and more detail than the face over them. */
const suit: Part[] = [
  { x: 60, y: 130, width: 150, height: 126, colour: [226, 92, 30] },
  ...[0, 1, 2, 3, 4, 5].map((at) => ({
    x: 80 + (at % 3) * 40,
    y: 150 + Math.floor(at / 3) * 50,
    width: 22,
    height: 26,
    colour: [30, 50, 150] as const,
  })),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => ({
    x: 0,
    y: 100 + at * 20,
    width: 50,
    height: 10,
    colour: [200, 20, 40] as const,
  })),
]

test.each([
  [{ width: 1280, height: 720 }, 144],
  [{ width: 1500, height: 750 }, 128],
])('a strong suit and a flag do not outweigh the head over them, in %j', async (target, frame) => {
  const picture = buildImage(256, 256, [215, 215, 220], [...suit, ...face(100, 40, pale)])
  const top = (await findCropPosition(picture, target)) * (256 - frame)
  expect(top).toBeLessThanOrEqual(20)
  expect(top + frame).toBeGreaterThanOrEqual(104)
})

test('under an empty sky a frame starts a little over where detail begins', async () => {
  const stripes = Array.from({ length: 12 }, (_, at) => ({
    x: 20 + at * 18,
    y: 190,
    width: 9,
    height: 210,
    colour: [40, 60, 40] as const,
  }))
  const picture = buildImage(256, 400, [150, 180, 220], stripes)
  expect(findDetailStart(picture, 0.02)).toBe(190)
  const top = (await findCropPosition(picture, { width: 1280, height: 720 })) * (400 - 144)
  expect(top).toBeGreaterThan(100)
  expect(top).toBeLessThanOrEqual(190)
  expect(findDetailStart(buildImage(20, 20, pale, []), 0.02)).toBe(null)
})

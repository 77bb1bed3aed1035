import { expect, test } from 'vitest'
import { getAreaTransform, placeWatermarks } from '@/lib/images/place-watermarks'
import { formatWatermarkText, getPlaceholderWarning, isLowContrast, pickContrastColor } from './draw-watermark'

test.each([
  ['© {filename}', 'beach.final.jpg', '© beach.final'],
  ['{n}. {date}', 'a.jpg', '7. 2026-01-05'],
  ['Ana {year} {name} {n}', 'a', 'Ana 2026 {name} 7'],
  [' {filename} ', '{n}.png', '{n}'],
  ['   ', 'a.jpg', ''],
])('%s on %s becomes “%s”', (text, name, expected) => {
  expect(formatWatermarkText(text, { name, position: 7, now: new Date(2026, 0, 5, 23, 59) })).toBe(expected)
})

test.each([
  ['© {filename} {date} {year} {n} {smile', ''],
  ['© {foo}', '{foo} won’t be filled in. Use {filename}, {date}, {year} or {n}.'],
])('“%s” has the warning “%s”', (text, warning) => {
  expect(getPlaceholderWarning(text)).toBe(warning)
})

const photo = { width: 1_200, height: 800 }
const mark = { width: 200, height: 40 }

test.each([
  ['top left', 124, 44],
  ['top', 600, 44],
  ['right', 1_076, 400],
  ['centre', 600, 400],
  ['bottom left', 124, 756],
  ['bottom right', 1_076, 756],
] as const)('a mark %s is 3 %% away from the edges', (position, x, y) => {
  const layout = placeWatermarks(photo, mark, { position, margin: 3, turn: 0 })
  expect(layout).toEqual({ centers: [{ x, y }], scale: 1, angle: 0 })
})

test.each([
  [{ width: 4_000, height: 60 }, 0],
  [{ width: 1_000, height: 60 }, 90],
  [{ width: 2_000, height: 500 }, 45],
  [{ width: 100, height: 3_000 }, -30],
])('shrinks a mark of %j, turned by %s°, to fit whole', (large, turn) => {
  const { centers, scale, angle } = placeWatermarks(photo, large, { position: 'top left', margin: 3, turn })
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const width = (large.width * cos + large.height * sin) * scale
  const height = (large.width * sin + large.height * cos) * scale
  const [{ x, y } = { x: 0, y: 0 }] = centers
  expect(scale).toBeLessThan(1)
  expect([x - width / 2, y - height / 2]).toEqual([expect.closeTo(24), expect.closeTo(24)])
  expect(x + width / 2).toBeLessThanOrEqual(1_176.001)
  expect(y + height / 2).toBeLessThanOrEqual(776.001)
})

test.each([0, 30, -90])('covers the image with tiles turned by %s° that do not overlap', (turn) => {
  const { centers } = placeWatermarks(photo, mark, { position: 'tile', margin: 3, turn })
  for (const [x, y] of ['0 0', '1200 0', '0 800', '1200 800', '600 400'].map((point) => point.split(' ').map(Number)))
    expect(Math.min(...centers.map((center) => Math.hypot(center.x - (x ?? 0), center.y - (y ?? 0))))).toBeLessThan(160)
  const angle = (turn * Math.PI) / 180
  const overlaps = centers.flatMap((one, index) =>
    centers.slice(index + 1).filter((other) => {
      const [dx, dy] = [other.x - one.x, other.y - one.y]
      const along = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle))
      const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle))
      return along < mark.width && across < mark.height
    }),
  )
  expect(overlaps).toEqual([])
})

test('shrinks a tile longer than the image so that one fits whole', () => {
  const long = { width: 4_000, height: 60 }
  const { centers, scale } = placeWatermarks(photo, long, { position: 'tile', margin: 3, turn: 0 })
  expect(scale).toBeCloseTo(0.3)
  expect(centers).toContainEqual({ x: 600, y: 400 })
  expect(centers.length).toBeGreaterThan(8)
})

test('limits small tiles to hundreds of marks', () => {
  const { centers } = placeWatermarks(photo, { width: 6, height: 8 }, { position: 'tile', margin: 0, turn: 0 })
  expect(centers.length).toBeLessThan(450)
  expect(centers.length).toBeGreaterThan(100)
})

test('reads the area under a turned mark with the same rotation', () => {
  const [a, b, c, d, e, f] = getAreaTransform({ x: 600, y: 400 }, mark, Math.PI / 2, 12)
  const transform = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f]
  expect(transform(620, 300)).toEqual([expect.closeTo(0), expect.closeTo(0)])
  expect(transform(580, 500)).toEqual([expect.closeTo(12), expect.closeTo(12)])
})

const createPixels = (...pixels: readonly number[][]) => ({ data: new Uint8ClampedArray(pixels.flat()) })
const gray = (value: number, alpha = 255) => [value, value, value, alpha]

test.each([
  [[gray(0)], '#ffffff'],
  [[[240, 200, 40, 255]], '#000000'],
  [[gray(110)], '#ffffff'],
  [[gray(125)], '#000000'],
  [[gray(0, 0)], '#000000'],
  [[gray(0), gray(0, 0), gray(0, 0)], '#ffffff'],
  [[gray(0), gray(0), gray(0), gray(200)], '#ffffff'],
])('a mark on the pixels %j is %s', (pixels, color) => {
  expect(pickContrastColor(createPixels(...pixels))).toBe(color)
})

test.each([
  ['a middle gray', [gray(125)], '#000000', 0.35, true],
  ['a middle gray, at full opacity', [gray(125)], '#000000', 1, false],
  ['a busy area', [gray(250), gray(20)], '#000000', 0.35, true],
  ['an area of which a sixth hides it', [gray(20), ...Array(5).fill(gray(250))], '#000000', 0.6, true],
  ['an area of which a tenth hides it', [gray(20), ...Array(9).fill(gray(250))], '#000000', 0.6, false],
  ['nothing, outside the image', [gray(0, 0)], '#000000', 0.35, false],
])('decides whether a mark on %s has too little contrast', (_, pixels, color, opacity, isLow) => {
  expect(isLowContrast(createPixels(...pixels), color, opacity)).toBe(isLow)
})

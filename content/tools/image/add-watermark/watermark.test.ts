import { expect, test } from 'vitest'
import { isLowContrast, pickContrastColor } from './contrast-color'
import { getAreaTransform, placeWatermarks } from './place-watermarks'
import { formatWatermarkText, getPlaceholderWarning } from './watermark-text'

const now = new Date(2026, 0, 5, 23, 59)

test.each([
  ['© {filename}', 'beach.final.jpg', '© beach.final'],
  ['{n}. {date}', 'a.jpg', '7. 2026-01-05'],
  ['Ana {year} {name} {n}', 'a', 'Ana 2026 {name} 7'],
  [' {filename} ', '{n}.png', '{n}'],
  ['   ', 'a.jpg', ''],
])('%s on %s says %s', (text, name, said) => {
  expect(formatWatermarkText(text, { name, position: 7, now })).toBe(said)
})

test.each([
  ['© {filename} {date} {year} {n}', ''],
  ['{smile', ''],
  ['© {foo}', '{foo} is stamped as typed: only {filename}, {date}, {year} and {n} are filled in.'],
])('of “%s” is said “%s”', (text, said) => {
  expect(getPlaceholderWarning(text)).toBe(said)
})

const photo = { width: 1_200, height: 800 }
const mark = { width: 200, height: 40 }

test.each([
  ['top left', { x: 124, y: 44 }],
  ['top', { x: 600, y: 44 }],
  ['top right', { x: 1_076, y: 44 }],
  ['left', { x: 124, y: 400 }],
  ['centre', { x: 600, y: 400 }],
  ['right', { x: 1_076, y: 400 }],
  ['bottom left', { x: 124, y: 756 }],
  ['bottom', { x: 600, y: 756 }],
  ['bottom right', { x: 1_076, y: 756 }],
] as const)('%s keeps 3 %% from the edges', (position, centre) => {
  expect(placeWatermarks(photo, mark, { position, margin: 3, turn: 0 })).toEqual({
    centers: [centre],
    scale: 1,
    angle: 0,
  })
})

test('a mark of another picture of the same shape lies at the same share of it', () => {
  const options = { position: 'bottom right', margin: 3, turn: 30 } as const
  const [small] = placeWatermarks(photo, mark, options).centers
  const large = placeWatermarks({ width: 3_600, height: 2_400 }, { width: 600, height: 120 }, options)
  expect(large.centers[0]?.x).toBeCloseTo((small?.x ?? 0) * 3)
  expect(large.centers[0]?.y).toBeCloseTo((small?.y ?? 0) * 3)
})

test.each([
  [{ width: 4_000, height: 60 }, 0],
  [{ width: 1_000, height: 60 }, 90],
  [{ width: 2_000, height: 500 }, 45],
  [{ width: 100, height: 3_000 }, -30],
])('a mark of %j, turned by %s°, is made small enough to stay whole', (large, turn) => {
  const { centers, scale, angle } = placeWatermarks(photo, large, { position: 'top left', margin: 3, turn })
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const width = (large.width * cos + large.height * sin) * scale
  const height = (large.width * sin + large.height * cos) * scale
  const { x = 0, y = 0 } = centers[0] ?? {}
  expect(scale).toBeLessThan(1)
  expect(x - width / 2).toBeCloseTo(24)
  expect(y - height / 2).toBeCloseTo(24)
  expect(x + width / 2).toBeLessThanOrEqual(1_176.001)
  expect(y + height / 2).toBeLessThanOrEqual(776.001)
})

test.each([0, 30, -90])(
  'all over, turned by %s°, leaves no part of the picture free, and no mark on another',
  (turn) => {
    const { centers } = placeWatermarks(photo, mark, { position: 'tile', margin: 3, turn })
    for (const corner of [
      [0, 0],
      [1_200, 0],
      [0, 800],
      [1_200, 800],
      [600, 400],
    ] as const) {
      const nearest = Math.min(...centers.map(({ x, y }) => Math.hypot(x - corner[0], y - corner[1])))
      expect(nearest).toBeLessThan(160)
    }
    const angle = (turn * Math.PI) / 180
    for (const [index, one] of centers.entries()) {
      for (const other of centers.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const along = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle))
        const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle))
        expect(along >= mark.width || across >= mark.height).toBe(true)
      }
    }
  },
)

test('a text longer than the picture is made smaller all over too, so that one of them is whole', () => {
  const long = { width: 4_000, height: 60 }
  const { centers, scale } = placeWatermarks(photo, long, { position: 'tile', margin: 3, turn: 0 })
  expect(scale).toBeCloseTo(0.3)
  expect(centers).toContainEqual({ x: 600, y: 400 })
  expect(centers.length).toBeGreaterThan(8)
})

test.each([
  [0, [500, 380], [700, 420]],
  [90, [620, 300], [580, 500]],
  [45, [543.431, 315.147], [656.569, 484.853]],
])('what lies below a mark turned by %s° is looked at turned as well', (turn, first, last) => {
  const transform = getAreaTransform({ x: 600, y: 400 }, mark, (turn * Math.PI) / 180, 12)
  const [a, b, c, d, e, f] = transform
  const transformPoint = ([x = 0, y = 0]: readonly number[]) => [a * x + c * y + e, b * x + d * y + f]
  for (const value of transformPoint(first)) expect(value).toBeCloseTo(0)
  for (const value of transformPoint(last)) expect(value).toBeCloseTo(12)
})

test('all over never means thousands of marks', () => {
  const { centers } = placeWatermarks(photo, { width: 6, height: 8 }, { position: 'tile', margin: 0, turn: 0 })
  expect(centers.length).toBeLessThan(450)
  expect(centers.length).toBeGreaterThan(100)
})

const area = (...pixels: readonly (readonly number[])[]) => ({ data: new Uint8ClampedArray(pixels.flat()) })

test.each([
  [area([0, 0, 0, 255]), '#ffffff'],
  [area([255, 255, 255, 255]), '#000000'],
  [area([200, 30, 30, 255]), '#ffffff'],
  [area([240, 200, 40, 255]), '#000000'],
  [area([110, 110, 110, 255]), '#ffffff'],
  [area([125, 125, 125, 255]), '#000000'],
  [area([0, 0, 0, 0]), '#000000'],
  [area([0, 0, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0]), '#ffffff'],
  [area([0, 0, 0, 255], [0, 0, 0, 255], [0, 0, 0, 255], [200, 200, 200, 255]), '#ffffff'],
])('on %j stands %s', (pixels, ink) => {
  expect(pickContrastColor(pixels)).toBe(ink)
})

const [dark, light] = [
  [20, 20, 20, 255],
  [250, 250, 250, 255],
]
test.each([
  ['white', [area([255, 255, 255, 255]), '#000000', 0.35], false],
  ['black', [area([0, 0, 0, 255]), '#ffffff', 0.35], false],
  ['a middle grey', [area([125, 125, 125, 255]), '#000000', 0.35], true],
  ['a middle grey, at full opacity', [area([125, 125, 125, 255]), '#000000', 1], false],
  ['a busy ground', [area([250, 250, 250, 255], [20, 20, 20, 255]), '#000000', 0.35], true],
  ['a letter or two that are lost', [area(dark, ...Array(5).fill(light)), '#000000', 0.6], true],
  ['a speck', [area(dark, ...Array(9).fill(light)), '#000000', 0.6], false],
  ['what lies outside of the picture', [area([0, 0, 0, 0]), '#000000', 0.35], false],
] as const)('whether a mark sinks into %s', (_, [below, ink, opacity], sinks) => {
  expect(isLowContrast(below, ink, opacity)).toBe(sinks)
})

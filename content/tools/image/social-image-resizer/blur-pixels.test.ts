import { expect, test } from 'vitest'
import { blurPixels } from './blur-pixels'

const createImage = (width: number, height: number, of: (x: number, y: number) => number) => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const value = of(x, y)
      data.set([value, value, value, 255], (y * width + x) * 4)
    }
  return { data, width, height }
}

test('an even colour stays as it is, to the edges', () => {
  const even = createImage(20, 10, () => 90)
  expect([...blurPixels(even, 4).data]).toEqual([...even.data])
})

test('a hard edge becomes a slope and nothing becomes transparent', () => {
  const made = blurPixels(
    createImage(40, 4, (x) => (x < 20 ? 0 : 200)),
    3,
  )
  const row = Array.from({ length: 40 }, (_, x) => made.data[x * 4] ?? -1)
  expect(row.slice(0, 8)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  expect(row.slice(32)).toEqual([200, 200, 200, 200, 200, 200, 200, 200])
  expect(row.every((value, x) => x === 0 || value >= (row[x - 1] ?? 0))).toBe(true)
  expect(Math.abs((row[19] ?? 0) + (row[20] ?? 0) - 200)).toBeLessThanOrEqual(4)
  expect(made.data.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true)
})

test('a single bright point spreads alike to all sides', () => {
  const { data } = blurPixels(
    createImage(21, 21, (x, y) => (x === 10 && y === 10 ? 255 : 0)),
    1,
  )
  const at = (x: number, y: number) => data[(y * 21 + x) * 4]
  expect([at(8, 10), at(12, 10), at(10, 8)]).toEqual([at(10, 12), at(10, 12), at(10, 12)])
  expect(at(14, 10)).toBe(0)
})

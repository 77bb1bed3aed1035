import { expect, test } from 'vitest'
import { getCellRects, getLayoutsForCount, layouts } from './layouts'

test.each(layouts.map((layout) => [layout.id, layout] as const))(
  '%s is filled by its cells, none over another',
  (_, layout) => {
    const cells = getCellRects(layout)
    const letters = layout.rows.replaceAll('/', '')
    // Each letter's rectangle has as many fields as there are letters: none is bent or covered.
    const rows = layout.rows.split('/')
    expect(new Set(rows.map((row) => row.length)).size).toBe(1)
    for (const [index, { width, height }] of cells.entries()) {
      const letter = String.fromCharCode(97 + index)
      const fields = [...letters].filter((one) => one === letter).length
      expect(Math.round(width * height * letters.length)).toBe(fields)
    }
    expect(cells.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(1)
  },
)

test('there are layouts for two to twelve pictures, more than twenty, each with its own name', () => {
  for (let count = 2; count <= 12; count += 1) expect(getLayoutsForCount(count).length).toBeGreaterThan(0)
  expect(getLayoutsForCount(13)).toEqual([])
  expect(layouts.length).toBeGreaterThanOrEqual(22)
  expect(new Set(layouts.map(({ id }) => id)).size).toBe(layouts.length)
  expect(new Set(layouts.map(({ label }) => label)).size).toBe(layouts.length)
})

test('a large one with two beside it', () => {
  expect(getCellRects({ rows: 'ab/ac' })).toEqual([
    { x: 0, y: 0, width: 0.5, height: 1 },
    { x: 0.5, y: 0, width: 0.5, height: 0.5 },
    { x: 0.5, y: 0.5, width: 0.5, height: 0.5 },
  ])
})

import { expect, test } from 'vitest'
import type { Crop } from '@/lib/core/geometry/crop'
import { justifyCells, justifyToFill, justifyWithLittleCrop } from './auto-layout'

const square = { width: 1080, height: 1080 }
const getRatio = ({ width, height }: Crop) => width / height

/** Whether two cells come nearer than the gap, or one leaves the frame. */
function expectValidCells(cells: readonly Crop[], frame: { width: number; height: number }, gap: number) {
  const near = 0.001
  return cells.every(
    (one, index) =>
      one.x >= gap - near &&
      one.y >= gap - near &&
      one.x + one.width <= frame.width - gap + near &&
      one.y + one.height <= frame.height - gap + near &&
      cells
        .slice(index + 1)
        .every(
          (other) =>
            one.x + one.width + gap <= other.x + near ||
            other.x + other.width + gap <= one.x + near ||
            one.y + one.height + gap <= other.y + near ||
            other.y + other.height + gap <= one.y + near,
        ),
  )
}

const ratioSets = {
  'two portraits': [0.75, 0.75],
  'three of different shapes': [1.5, 0.667, 1],
  'five photos': [1.5, 0.75, 0.75, 1.333, 1.777],
  'a panorama and a tower': [4, 0.25],
  'twelve squares': Array.from({ length: 12 }, () => 1),
  'twelve mixed': [1.5, 0.75, 1, 1.333, 0.667, 1.777, 0.5625, 1, 1.5, 0.8, 1.25, 0.75],
}

test.each(Object.entries(ratioSets))('%s keep their shapes, apart and in the frame', (_, ratios) => {
  for (const frame of [square, { width: 1080, height: 1920 }, { width: 1500, height: 500 }]) {
    for (const gap of [0, 12, 40]) {
      const cells = justifyCells(ratios, frame, gap)
      expect(cells).toHaveLength(ratios.length)
      expect(expectValidCells(cells, frame, gap)).toBe(true)
      for (const [index, cell] of cells.entries()) expect(getRatio(cell)).toBeCloseTo(ratios[index] ?? 0, 3)
    }
  }
})

test.each(Object.entries(ratioSets))('%s fill the frame to its edges on request', (_, ratios) => {
  const cells = justifyToFill(ratios, square, 12)
  expect(expectValidCells(cells, square, 12)).toBe(true)
  expect(Math.min(...cells.map(({ x }) => x))).toBeCloseTo(12)
  expect(Math.min(...cells.map(({ y }) => y))).toBeCloseTo(12)
  expect(Math.max(...cells.map(({ x, width }) => x + width))).toBeCloseTo(1068)
  expect(Math.max(...cells.map(({ y, height }) => y + height))).toBeCloseTo(1068)
})

/** Twelve squares in rows of three or four leave a quarter of a square empty, whatever the gap. */
test.each([
  ['five photos', 0.812],
  ['twelve squares', 0.669],
  ['twelve mixed', 0.71],
] as const)('%s use %f of a square', (name, share) => {
  const used = justifyCells(ratioSets[name], square, 12).reduce((sum, { width, height }) => sum + width * height, 0)
  expect(used / (1080 * 1080)).toBeCloseTo(share, 3)
})

test('four photos of one shape are a grid, not a large one with three small ones', () => {
  const [first, ...others] = justifyCells([1.5, 1.5, 1.5, 1.5], square, 12)
  for (const { width } of others) expect(width).toBeCloseTo(first?.width ?? 0)
})

test('pictures stay in their order, row by row or column by column', () => {
  const cells = justifyCells(ratioSets['five photos'], square, 12)
  const inRows = cells.every((cell, index) => index === 0 || cell.y > (cells[index - 1]?.y ?? 0) - 1)
  const inColumns = cells.every((cell, index) => index === 0 || cell.x > (cells[index - 1]?.x ?? 0) - 1)
  expect(inRows || inColumns).toBe(true)
})

test('where that cuts little the frame is filled, else every picture is whole', () => {
  const boats = [1.5, 1.5, 0.75]
  expect(justifyWithLittleCrop(boats, square, 12)).toEqual(justifyToFill(boats, square, 12))
  expect(justifyCells(boats, square, 12)).not.toEqual(justifyToFill(boats, square, 12))
  const towers = [0.3, 0.3]
  expect(justifyWithLittleCrop(towers, square, 12)).toEqual(justifyCells(towers, square, 12))
})

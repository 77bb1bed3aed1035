import type { Box, Size } from '@/lib/core/geometry/sizes'

export type CollageLayout = {
  id: string
  label: string
  /** Rows of letters, one letter per cell in alphabetical order: `aab/aac` is a large cell with two beside it. */
  rows: string
  labels?: readonly string[]
  /** Extra path of its icon in a 36 × 36 viewBox, on top of the cells. */
  iconPath?: string
}

export const autoLayouts = [
  { id: 'little', label: 'Auto, minimal crop' },
  { id: 'auto', label: 'Auto, no crop' },
  { id: 'fill', label: 'Auto, fill' },
] as const

export const layouts: readonly CollageLayout[] = [
  {
    id: 'before-after',
    label: 'Before and after',
    rows: 'ab',
    labels: ['Before', 'After'],
    iconPath: 'M13 11l11 7-11 7z',
  },
  {
    id: 'side-by-side',
    label: 'Side by side, labeled',
    rows: 'ab',
    labels: ['Option A', 'Option B'],
    iconPath: 'M4 26h10v5H4zM22 26h10v5H22z',
  },
  { id: '2-columns', label: '2 columns', rows: 'ab' },
  { id: '2-rows', label: '2 rows', rows: 'a/b' },
  { id: '2-left', label: 'Large left, small right', rows: 'aab' },
  { id: '2-top', label: 'Large top, small bottom', rows: 'a/a/b' },
  { id: '3-columns', label: '3 columns', rows: 'abc' },
  { id: '3-rows', label: '3 rows', rows: 'a/b/c' },
  { id: '3-left', label: 'Large left, 2 right', rows: 'ab/ac' },
  { id: '3-top', label: 'Large top, 2 below', rows: 'aa/bc' },
  { id: '3-right', label: '2 left, large right', rows: 'ac/bc' },
  { id: '4-grid', label: '2 by 2', rows: 'ab/cd' },
  { id: '4-left', label: 'Large left, 3 right', rows: 'aab/aac/aad' },
  { id: '4-top', label: 'Large top, 3 below', rows: 'aaa/aaa/bcd' },
  { id: '4-columns', label: '4 columns', rows: 'abcd' },
  { id: '5-rows', label: '2 above, 3 below', rows: 'aaabbb/ccddee' },
  { id: '5-left', label: 'Large left, 4 right', rows: 'aabc/aade' },
  { id: '6-wide', label: '3 by 2', rows: 'abc/def' },
  { id: '6-tall', label: '2 by 3', rows: 'ab/cd/ef' },
  { id: '6-corner', label: 'Large corner, 5 around', rows: 'aab/aac/def' },
  { id: '7-rows', label: '2, 3 and 2', rows: 'aaabbb/ccddee/fffggg' },
  { id: '8-grid', label: '4 by 2', rows: 'abcd/efgh' },
  { id: '9-grid', label: '3 by 3', rows: 'abc/def/ghi' },
  { id: '10-grid', label: '5 by 2', rows: 'abcde/fghij' },
  { id: '11-rows', label: '4, 3 and 4', rows: 'aaabbbcccddd/eeeeffffgggg/hhhiiijjjkkk' },
  { id: '12-wide', label: '4 by 3', rows: 'abcd/efgh/ijkl' },
  { id: '12-tall', label: '3 by 4', rows: 'abc/def/ghi/jkl' },
]

/** Returns the cells in shares of the image, from 0 to 1. */
export function getCellRects({ rows }: Pick<CollageLayout, 'rows'>): Box[] {
  const grid = rows.split('/')
  const [columnCount, rowCount] = [grid[0]?.length ?? 1, grid.length]
  return [...new Set(grid.join(''))].toSorted().map((letter) => {
    const cellRows = grid.filter((row) => row.includes(letter))
    const [row = ''] = cellRows
    const [left, right] = [row.indexOf(letter), row.lastIndexOf(letter)]
    return {
      x: left / columnCount,
      y: grid.indexOf(row) / rowCount,
      width: (right - left + 1) / columnCount,
      height: cellRows.length / rowCount,
    }
  })
}

export const getLayoutsForCount = (count: number) => layouts.filter((layout) => getCellRects(layout).length === count)

/** Cost of unequal image sizes, relative to the cost of empty edges (`whole`) and of cropping (`cut`). */
const EVENNESS_WEIGHTS = { whole: 0.25, cut: 0.06 }

/** An image smaller than the largest by more than this factor looks out of place. */
const MAX_AREA_RATIO = 5

/** Lays out images in order, uncropped and as large as the frame allows. `ratios` are width divided by height. */
export function justifyCells(
  ratios: readonly number[],
  frame: Size,
  gap: number,
  evennessWeight = EVENNESS_WEIGHTS.whole,
): readonly Box[] {
  const rowLayout = findBestRows(ratios, frame, gap, evennessWeight)
  const columnLayout = findBestRows(
    ratios.map((ratio) => 1 / ratio),
    transpose({ x: 0, y: 0, ...frame }),
    gap,
    evennessWeight,
  )
  return rowLayout.cost <= columnLayout.cost ? rowLayout.cells : columnLayout.cells.map(transpose)
}

/** Lays out like `justifyCells`, then stretches to the frame's edges; images are slightly cropped at two sides. */
export function justifyToFill(ratios: readonly number[], frame: Size, gap: number): readonly Box[] {
  const cells = justifyCells(ratios, frame, gap, EVENNESS_WEIGHTS.cut)
  const left = Math.min(...cells.map(({ x }) => x))
  const top = Math.min(...cells.map(({ y }) => y))
  const right = Math.max(...cells.map(({ x, width }) => x + width))
  const bottom = Math.max(...cells.map(({ y, height }) => y + height))
  const scaleX = (frame.width - gap) / (right - left + gap)
  const scaleY = (frame.height - gap) / (bottom - top + gap)
  // Gaps keep their width: each cell is stretched together with the gap after it.
  return cells.map(({ x, y, width, height }) => ({
    x: gap + (x - left) * scaleX,
    y: gap + (y - top) * scaleY,
    width: (width + gap) * scaleX - gap,
    height: (height + gap) * scaleY - gap,
  }))
}

/** Maximum cropped share of an image before all are shown whole instead. Two 4:3 photos in a square lose a third. */
const MAX_CROPPED_SHARE = 0.4

export function justifyWithLittleCrop(ratios: readonly number[], frame: Size, gap: number): readonly Box[] {
  const filledCells = justifyToFill(ratios, frame, gap)
  const visibleShares = filledCells.map(({ width, height }, index) => {
    const ratioChange = width / height / (ratios[index] ?? 1)
    return Math.min(ratioChange, 1 / ratioChange)
  })
  return Math.min(...visibleShares) >= 1 - MAX_CROPPED_SHARE ? filledCells : justifyCells(ratios, frame, gap)
}

type LayoutCandidate = { cells: readonly Box[]; cost: number }

const impossibleLayout: LayoutCandidate = { cells: [], cost: Number.POSITIVE_INFINITY }

const transpose = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width })

function findBestRows(ratios: readonly number[], frame: Size, gap: number, evennessWeight: number): LayoutCandidate {
  let bestLayout = impossibleLayout
  // Twelve images divide into rows in at most 2,048 ways.
  for (let rowBreakBits = 0; rowBreakBits < 2 ** (ratios.length - 1); rowBreakBits += 1) {
    const candidate = layOutRows(splitIntoRows(ratios, rowBreakBits), frame, gap, evennessWeight)
    if (candidate.cost < bestLayout.cost) bestLayout = candidate
  }
  return bestLayout
}

function splitIntoRows(ratios: readonly number[], rowBreakBits: number): number[][] {
  const rows: number[][] = [[]]
  for (const [index, ratio] of ratios.entries()) {
    rows.at(-1)?.push(ratio)
    if ((rowBreakBits >> index) & 1) rows.push([])
  }
  return rows
}

function layOutRows(
  rows: readonly (readonly number[])[],
  frame: Size,
  gap: number,
  evennessWeight: number,
): LayoutCandidate {
  const ratioSums = rows.map((row) => row.reduce((sum, ratio) => sum + ratio, 0))
  const gapWidths = rows.map((row) => (row.length - 1) * gap)
  const availableSize = { width: frame.width - 2 * gap, height: frame.height - 2 * gap - (rows.length - 1) * gap }
  // A row's height is (width − gaps) / sum of its ratios; solve for the width at which the rows fill the height.
  const heightPerWidth = ratioSums.reduce((total, sum) => total + 1 / sum, 0)
  const gapHeight = ratioSums.reduce((total, sum, index) => total + (gapWidths[index] ?? 0) / sum, 0)
  const width = Math.min(availableSize.width, (availableSize.height + gapHeight) / heightPerWidth)
  const heights = ratioSums.map((sum, index) => (width - (gapWidths[index] ?? 0)) / sum)
  if (heights.some((height) => height < 1)) return impossibleLayout
  const usedHeight = heights.reduce((sum, height) => sum + height, 0)
  let y = gap + (availableSize.height - usedHeight) / 2
  const cells = rows.flatMap((row, index) => {
    const height = heights[index] ?? 0
    let x = gap + (availableSize.width - width) / 2
    const rowCells = row.map((ratio) => {
      const cell = { x, y, width: ratio * height, height }
      x += cell.width + gap
      return cell
    })
    y += height + gap
    return rowCells
  })
  const emptyShare = 1 - (width * usedHeight) / (availableSize.width * availableSize.height)
  const logAreas = cells.map((cell) => Math.log(cell.width * cell.height))
  const unevenness =
    getStandardDeviation(logAreas) +
    Math.max(0, Math.max(...logAreas) - Math.min(...logAreas) - Math.log(MAX_AREA_RATIO))
  return { cells, cost: emptyShare + evennessWeight * unevenness }
}

function getStandardDeviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

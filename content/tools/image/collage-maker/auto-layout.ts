import type { Crop } from '@/lib/core/geometry/crop'
import type { Size } from '@/lib/core/geometry/sizes'

/** How much it counts against empty edges, and against what is cut, that one picture is larger than another. */
const EVENNESS = { whole: 0.25, cut: 0.06 }

/** A picture with this much less room than another looks forgotten. */
const MAX_AREA_RATIO = 5

/**
 * Pictures in rows, or in columns, of one height (width) each, in their order, as large as the frame allows: every cell
 * has its picture's own shape, so that nothing is cut. What is left of the frame is left at two sides. The division
 * is taken that leaves little and has pictures of about one size. `ratios` are width by height.
 */
export function justifyCells(
  ratios: readonly number[],
  frame: Size,
  gap: number,
  evenness = EVENNESS.whole,
): readonly Crop[] {
  const rows = findBestRows(ratios, frame, gap, evenness)
  const columns = findBestRows(
    ratios.map((ratio) => 1 / ratio),
    transpose({ x: 0, y: 0, ...frame }),
    gap,
    evenness,
  )
  return rows.cost <= columns.cost ? rows.cells : columns.cells.map(transpose)
}

/** The same, stretched to the frame's edges: pictures lose a little at two sides. */
export function justifyToFill(ratios: readonly number[], frame: Size, gap: number): readonly Crop[] {
  const cells = justifyCells(ratios, frame, gap, EVENNESS.cut)
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

/** The most that a picture loses before all of them are shown whole instead. */
const MAX_CROPPED_SHARE = 0.2

/** To the frame's edges where no picture loses more than a fifth, else whole. */
export function justifyWithLittleCrop(ratios: readonly number[], frame: Size, gap: number): readonly Crop[] {
  const filledCells = justifyToFill(ratios, frame, gap)
  const visibleShares = filledCells.map(({ width, height }, index) => {
    const change = width / height / (ratios[index] ?? 1)
    return Math.min(change, 1 / change)
  })
  return Math.min(...visibleShares) >= 1 - MAX_CROPPED_SHARE ? filledCells : justifyCells(ratios, frame, gap)
}

type LayoutCandidate = { cells: readonly Crop[]; cost: number }

const impossibleLayout: LayoutCandidate = { cells: [], cost: Number.POSITIVE_INFINITY }

const transpose = ({ x, y, width, height }: Crop): Crop => ({ x: y, y: x, width: height, height: width })

function findBestRows(ratios: readonly number[], frame: Size, gap: number, evenness: number): LayoutCandidate {
  let best = impossibleLayout
  // Every way to divide twelve pictures into rows: 2,048 at most.
  for (let cuts = 0; cuts < 2 ** (ratios.length - 1); cuts += 1) {
    const next = layOutRows(splitIntoRows(ratios, cuts), frame, gap, evenness)
    if (next.cost < best.cost) best = next
  }
  return best
}

/** A new row begins after each picture whose bit is set. */
function splitIntoRows(ratios: readonly number[], cuts: number): number[][] {
  const rows: number[][] = [[]]
  for (const [index, ratio] of ratios.entries()) {
    rows.at(-1)?.push(ratio)
    if ((cuts >> index) & 1) rows.push([])
  }
  return rows
}

function layOutRows(rows: readonly (readonly number[])[], frame: Size, gap: number, evenness: number): LayoutCandidate {
  const ratioSums = rows.map((row) => row.reduce((sum, ratio) => sum + ratio, 0))
  const gapWidths = rows.map((row) => (row.length - 1) * gap)
  const available = { width: frame.width - 2 * gap, height: frame.height - 2 * gap - (rows.length - 1) * gap }
  // Each row's height is (width − spaces) / sum of its ratios: the width at which they fill the height together.
  const heightPerWidth = ratioSums.reduce((all, sum) => all + 1 / sum, 0)
  const gapHeight = ratioSums.reduce((all, sum, index) => all + (gapWidths[index] ?? 0) / sum, 0)
  const width = Math.min(available.width, (available.height + gapHeight) / heightPerWidth)
  const heights = ratioSums.map((sum, index) => (width - (gapWidths[index] ?? 0)) / sum)
  if (heights.some((height) => height < 1)) return impossibleLayout
  const usedHeight = heights.reduce((sum, height) => sum + height, 0)
  let y = gap + (available.height - usedHeight) / 2
  const cells = rows.flatMap((row, index) => {
    const height = heights[index] ?? 0
    let x = gap + (available.width - width) / 2
    const rowCells = row.map((ratio) => {
      const cell = { x, y, width: ratio * height, height }
      x += cell.width + gap
      return cell
    })
    y += height + gap
    return rowCells
  })
  const emptyShare = 1 - (width * usedHeight) / (available.width * available.height)
  const areas = cells.map((cell) => Math.log(cell.width * cell.height))
  const unevenness =
    standardDeviation(areas) + Math.max(0, Math.max(...areas) - Math.min(...areas) - Math.log(MAX_AREA_RATIO))
  return { cells, cost: emptyShare + evenness * unevenness }
}

function standardDeviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

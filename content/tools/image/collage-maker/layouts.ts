/** A cell in shares of the image, from 0 to 1. */
export type NormalizedRect = { x: number; y: number; width: number; height: number }

export type CollageLayout = {
  id: string
  label: string
  /** Rows of letters, one letter per cell in alphabetical order: `aab/aac` is a large cell with two beside it. */
  rows: string
  /** Default labels of its cells. */
  labels?: readonly string[]
  /** Extra path of its icon in a 36 × 36 viewBox, on top of the cells. */
  iconPath?: string
}

/** Layouts for any number of images; see `auto-layout.ts`. */
export const autoLayouts = [
  { id: 'little', label: 'Auto, cuts little' },
  { id: 'auto', label: 'Auto, nothing cut' },
  { id: 'fill', label: 'Auto, fills the frame' },
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
    label: 'Side by side, named',
    rows: 'ab',
    labels: ['Option A', 'Option B'],
    iconPath: 'M4 26h10v5H4zM22 26h10v5H22z',
  },
  { id: '2-columns', label: '2 columns', rows: 'ab' },
  { id: '2-rows', label: '2 rows', rows: 'a/b' },
  { id: '2-left', label: 'Large left, narrow right', rows: 'aab' },
  { id: '2-top', label: 'Large top, low bottom', rows: 'a/a/b' },
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

export function getCellRects({ rows }: Pick<CollageLayout, 'rows'>): NormalizedRect[] {
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

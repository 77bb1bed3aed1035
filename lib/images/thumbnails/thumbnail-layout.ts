import type { Box } from '@/lib/core/geometry/sizes'

export const THUMBNAIL_SIZE = { width: 1280, height: 720 } as const

/** The badge's area. In search results the badge is 8 px from the corner, and the box has room for "1:23:45". */
export const durationBadgeBox: Box = { x: 1090, y: 636, width: 190, height: 84 }

type Arrangement = 'left' | 'left third' | 'right' | 'right, small' | 'centre' | 'halves' | 'rows'

/** Boxes of the main subject (several for halves and rows) and of the text. Neither overlaps the badge. */
type ThumbnailLayout = { subjectBoxes: readonly Box[]; textBox: Box; isTopAligned?: true }

/** Parses a composition's description. Only the parts about the subject count, not those about the text. */
export function parseArrangement(composition: string): Arrangement {
  const text = composition.toLowerCase()
  if (/\bhalves\b|down the middle|side by side/.test(text) || /left half[^.]*right half/.test(text)) return 'halves'
  if (/\brows\b|\bgrid\b/.test(text)) return 'rows'
  const clauses = text.split(/[;,]/)
  const subjectClauses = clauses.filter((clause) => !/\b(?:words?|text|title|label|overlay)\b/.test(clause))
  const subjectText = subjectClauses.join(';').replace(/left empty/g, '')
  const [side = ''] = /\b(?:left|right|cent(?:re|er)|middle)\b/.exec(subjectText) ?? []
  if (side === 'right') return /\bsmall\b/.test(subjectText) ? 'right, small' : 'right'
  if (side === 'left') return /left third/.test(subjectText) ? 'left third' : 'left'
  if (side !== '') return 'centre'
  const isTextOnLeft = clauses.some((clause) => /\b(?:words?|text)\b.*\bleft\b/s.test(clause))
  return isTextOnLeft ? 'right' : 'left'
}

const EDGE_MARGIN = 56

const topBox: Box = { x: EDGE_MARGIN, y: 40, width: 1280 - 2 * EDGE_MARGIN, height: 170 }

export const thumbnailLayouts: Readonly<Record<Arrangement, ThumbnailLayout>> = {
  left: { subjectBoxes: [{ x: -80, y: 60, width: 780, height: 740 }], textBox: getBoxRightOf(752), isTopAligned: true },
  'left third': {
    subjectBoxes: [{ x: 40, y: 150, width: 400, height: 640 }],
    textBox: getBoxRightOf(496),
    isTopAligned: true,
  },
  right: { subjectBoxes: [{ x: 700, y: 48, width: 540, height: 570 }], textBox: getBoxLeftOf(660) },
  'right, small': { subjectBoxes: [{ x: 860, y: 120, width: 360, height: 400 }], textBox: getBoxLeftOf(810) },
  centre: { subjectBoxes: [{ x: 380, y: 230, width: 520, height: 540 }], textBox: topBox, isTopAligned: true },
  halves: {
    subjectBoxes: [
      { x: 90, y: 230, width: 460, height: 400 },
      { x: 700, y: 230, width: 380, height: 400 },
    ],
    textBox: topBox,
    isTopAligned: true,
  },
  rows: { subjectBoxes: buildGridBoxes(), textBox: { x: 300, y: 264, width: 430, height: 192 } },
}

function getBoxRightOf(x: number): Box {
  return { x, y: EDGE_MARGIN, width: 1280 - EDGE_MARGIN - x, height: durationBadgeBox.y - 2 * EDGE_MARGIN }
}

function getBoxLeftOf(x: number): Box {
  return { x: EDGE_MARGIN, y: EDGE_MARGIN, width: x - EDGE_MARGIN - 40, height: 720 - 2 * EDGE_MARGIN }
}

/** Three rows of five with a gap for the text in the second. The last cell is the badge's. */
function buildGridBoxes(): Box[] {
  const cells = Array.from({ length: 15 }, (_, index) => ({ column: index % 5, row: Math.floor(index / 5) }))
  return cells
    .filter(({ column, row }) => !(row === 1 && (column === 1 || column === 2)) && !(row === 2 && column === 4))
    .map(({ column, row }) => ({ x: 56 + column * 240, y: 56 + row * 216, width: 208, height: 176 }))
}

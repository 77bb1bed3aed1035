import type { Box, Size } from '@/lib/core/geometry/sizes'
import { ALIGNMENT_MODULE, FINDER_MODULE, type QrSymbol } from './qr-symbol'

const FINDER_SIDE = 7
const ALIGNMENT_SIDE = 5

/** In module units. Inner edges run the other way, so either fill rule works. Omits modules centered in `hole`. */
function buildQrPath({ side, darkModules, moduleTypes }: QrSymbol, { shape, margin }: QrStyle, hole: Box | null) {
  const isInHole = (x: number, y: number) =>
    !!hole && x + 0.5 > hole.x && x + 0.5 < hole.x + hole.width && y + 0.5 > hole.y && y + 0.5 < hole.y + hole.height
  const isDark = (x: number, y: number) => darkModules[y]?.[x] === true && !isInHole(x, y)
  /** Whether the alignment pattern that starts here is clear of the logo. */
  const isIntact = (x: number, y: number) =>
    Array.from({ length: ALIGNMENT_SIDE ** 2 }).every(
      (_, index) => !isInHole(x + (index % ALIGNMENT_SIDE), y + Math.floor(index / ALIGNMENT_SIDE)),
    )
  if (shape === 'square') return buildSquarePath(side, isDark, margin)
  const ringPositions = getAlignmentPositions(moduleTypes).filter(([x, y]) => isIntact(x, y))
  const parts = [
    ...getFinderPositions(side).map(([x, y]) => buildRingsPath(x + margin, y + margin, FINDER_SIDE, [2, 1.2, 0.9])),
    ...ringPositions.map(([x, y]) => buildRingsPath(x + margin, y + margin, ALIGNMENT_SIDE, [1.5, 0.9, 0.3])),
  ]
  const isInRing = (x: number, y: number) =>
    ringPositions.some(([left, top]) => x >= left && x < left + ALIGNMENT_SIDE && y >= top && y < top + ALIGNMENT_SIDE)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const moduleType = moduleTypes[y]?.[x]
      if (!isDark(x, y) || moduleType === FINDER_MODULE || (moduleType === ALIGNMENT_MODULE && isInRing(x, y))) continue
      const [left, top] = [x + margin, y + margin]
      const isDot = shape === 'dot' && moduleType !== ALIGNMENT_MODULE
      parts.push(
        isDot
          ? buildDotPath(left + 0.5, top + 0.5, 0.46)
          : buildRoundedModulePath(left, top, getRoundCorners(x, y, isDark)),
      )
    }
  return parts.join('')
}

function buildSquarePath(side: number, isDark: (x: number, y: number) => boolean, margin: number): string {
  const parts: string[] = []
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      if (!isDark(x, y)) continue
      const startX = x
      while (isDark(x + 1, y)) x += 1
      const width = x - startX + 1
      parts.push(`M${startX + margin} ${y + margin}h${width}v1h${-width}z`)
    }
  return parts.join('')
}

const getFinderPositions = (side: number) =>
  [
    [0, 0],
    [side - FINDER_SIDE, 0],
    [0, side - FINDER_SIDE],
  ] as const

/** Returns the first module of each alignment pattern. Patterns never touch. */
const getAlignmentPositions = (moduleTypes: QrSymbol['moduleTypes']) =>
  moduleTypes.flatMap((row, y) =>
    row.flatMap((moduleType, x) =>
      moduleType === ALIGNMENT_MODULE && row[x - 1] !== ALIGNMENT_MODULE && moduleTypes[y - 1]?.[x] !== ALIGNMENT_MODULE
        ? [[x, y] as const]
        : [],
    ),
  )

type Corners = readonly [topLeft: boolean, topRight: boolean, bottomRight: boolean, bottomLeft: boolean]

/** Returns the corners to round: those without an adjacent dark module. */
function getRoundCorners(x: number, y: number, isDark: (x: number, y: number) => boolean): Corners {
  const [above, right, below, left] = [isDark(x, y - 1), isDark(x + 1, y), isDark(x, y + 1), isDark(x - 1, y)]
  return [!above && !left, !above && !right, !below && !right, !below && !left]
}

function buildRoundedModulePath(x: number, y: number, [topLeft, topRight, bottomRight, bottomLeft]: Corners): string {
  const buildCorner = (isRound: boolean, dx: number, dy: number) => (isRound ? `a.5 .5 0 0 1 ${dx} ${dy}` : '')
  return [
    `M${topLeft ? x + 0.5 : x} ${y}H${topRight ? x + 0.5 : x + 1}`,
    buildCorner(topRight, 0.5, 0.5),
    `V${bottomRight ? y + 0.5 : y + 1}`,
    buildCorner(bottomRight, -0.5, 0.5),
    `H${bottomLeft ? x + 0.5 : x}`,
    buildCorner(bottomLeft, -0.5, -0.5),
    `V${topLeft ? y + 0.5 : y}`,
    buildCorner(topLeft, 0.5, -0.5),
    'z',
  ].join('')
}

const buildDotPath = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`

/** Dark and light squares alternate. Each is a module smaller on every side than the one before. */
const buildRingsPath = (x: number, y: number, side: number, radii: readonly number[]) =>
  radii
    .map((radius, step) => buildRoundedSquarePath(x + step, y + step, side - 2 * step, radius, step % 2 === 0 ? 1 : 0))
    .join('')

function buildRoundedSquarePath(x: number, y: number, width: number, radius: number, sweep: 0 | 1): string {
  const straightLength = width - 2 * radius
  const buildArc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 ${sweep} ${dx} ${dy}`
  return sweep === 1
    ? `M${x + radius} ${y}h${straightLength}${buildArc(radius, radius)}v${straightLength}${buildArc(-radius, radius)}h${-straightLength}${buildArc(-radius, -radius)}v${-straightLength}${buildArc(radius, -radius)}z`
    : `M${x + radius} ${y}${buildArc(-radius, radius)}v${straightLength}${buildArc(radius, radius)}h${straightLength}${buildArc(radius, -radius)}v${-straightLength}${buildArc(-radius, -radius)}z`
}

/** Colors are `#rrggbb`. */
export type QrStyle = {
  /** Finder and alignment patterns, by which readers locate the code, are solid rings in every shape. */
  shape: 'square' | 'rounded' | 'dot'
  dark: string
  /** Null for a transparent background. */
  light: string | null
  /** Quiet zone in modules. Readers need four (ISO/IEC 18004). */
  margin: number
}

export const defaultQrStyle: QrStyle = { shape: 'square', dark: '#000000', light: '#ffffff', margin: 4 }

/**
 * A logo's dimensions, and the share of the code that it may cover including its margin, at most 0.2. `factor` enlarges
 * that area, to test what else a reader could miss.
 */
type LogoSize = Size & { share: number; factor?: number }

/** A code in module units. The page, SVG, PNG and PDF use the same path. */
export type QrLayout = { sideModules: number; path: string; style: QrStyle; logo: Box | null }

const LOGO_MARGIN = 0.5

export function layOutQr(symbol: QrSymbol, style: QrStyle, logoSize: LogoSize | null): QrLayout {
  const hole = logoSize && getLogoHole(symbol.side, logoSize)
  const { margin } = style
  return {
    sideModules: symbol.side + 2 * margin,
    path: buildQrPath(symbol, style, hole),
    style,
    logo: hole && {
      x: hole.x + LOGO_MARGIN + margin,
      y: hole.y + LOGO_MARGIN + margin,
      width: hole.width - 2 * LOGO_MARGIN,
      height: hole.height - 2 * LOGO_MARGIN,
    },
  }
}

/** Returns the free area in the middle, with the logo's aspect ratio. A wide logo never reaches the finders. */
function getLogoHole(side: number, { width, height, share, factor = 1 }: LogoSize): Box {
  const ratio = width / height
  const maxSide = side - 16
  const maxWidth = Math.min(maxSide, side * Math.sqrt(share * ratio))
  const maxHeight = Math.min(maxSide, maxWidth / ratio)
  const holeHeight = maxHeight * Math.sqrt(factor)
  const holeWidth = holeHeight * ratio
  return { x: (side - holeWidth) / 2, y: (side - holeHeight) / 2, width: holeWidth, height: holeHeight }
}

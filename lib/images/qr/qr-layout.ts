import { type Box, buildQrPath, type ModuleShape } from './qr-path'
import type { QrSymbol } from './qr-symbol'

/** How a code looks; colours as `#rrggbb`. */
export type QrStyle = {
  shape: ModuleShape
  dark: string
  /** Null leaves the ground see-through. */
  light: string | null
  /** Quiet zone in modules: readers need four (ISO/IEC 18004). */
  margin: number
}

export const defaultQrStyle: QrStyle = { shape: 'square', dark: '#000000', light: '#ffffff', margin: 4 }

/** A logo's shape, and the share of the code that it may cover, free space around it included: at most 0.2. */
export type LogoSize = { width: number; height: number; share: number }

/** A code as data, a unit a module: the same path for the page, the SVG, the PNG and the PDF. */
export type QrLayout = { sideModules: number; path: string; style: QrStyle; logo: Box | null }

/** Modules kept free on each side of a logo. */
const LOGO_MARGIN = 0.5

export function layOutQr(symbol: QrSymbol, style: QrStyle, logoSize: LogoSize | null): QrLayout {
  const hole = logoSize && getLogoHole(symbol.side, logoSize)
  const { shape, margin } = style
  return {
    sideModules: symbol.side + 2 * margin,
    path: buildQrPath(symbol, { shape, margin, hole }),
    style,
    logo: hole && {
      x: hole.x + LOGO_MARGIN + margin,
      y: hole.y + LOGO_MARGIN + margin,
      width: hole.width - 2 * LOGO_MARGIN,
      height: hole.height - 2 * LOGO_MARGIN,
    },
  }
}

/** The free place in the middle, of the logo's shape; a wide logo never reaches the finders. */
function getLogoHole(side: number, { width, height, share }: LogoSize): Box {
  const ratio = width / height
  const maxSide = side - 16
  const maxWidth = Math.min(maxSide, side * Math.sqrt(share * ratio))
  const maxHeight = Math.min(maxSide, maxWidth / ratio)
  const [holeWidth, holeHeight] = [maxHeight * ratio, maxHeight]
  return { x: (side - holeWidth) / 2, y: (side - holeHeight) / 2, width: holeWidth, height: holeHeight }
}

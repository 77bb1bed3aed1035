import { type Box, buildQrPath, type ModuleShape } from './qr-path'
import type { QrSymbol } from './qr-symbol'

/** Colors are `#rrggbb`. */
export type QrStyle = {
  shape: ModuleShape
  dark: string
  /** Null for a transparent background. */
  light: string | null
  /** Quiet zone in modules. Readers need four (ISO/IEC 18004). */
  margin: number
}

export const defaultQrStyle: QrStyle = { shape: 'square', dark: '#000000', light: '#ffffff', margin: 4 }

/** A logo's dimensions, and the share of the code that it may cover including its margin, at most 0.2. */
export type LogoSize = { width: number; height: number; share: number }

/** A code in module units. The page, SVG, PNG and PDF use the same path. */
export type QrLayout = { sideModules: number; path: string; style: QrStyle; logo: Box | null }

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

/** Returns the free area in the middle, with the logo's aspect ratio. A wide logo never reaches the finders. */
function getLogoHole(side: number, { width, height, share }: LogoSize): Box {
  const ratio = width / height
  const maxSide = side - 16
  const maxWidth = Math.min(maxSide, side * Math.sqrt(share * ratio))
  const maxHeight = Math.min(maxSide, maxWidth / ratio)
  const [holeWidth, holeHeight] = [maxHeight * ratio, maxHeight]
  return { x: (side - holeWidth) / 2, y: (side - holeHeight) / 2, width: holeWidth, height: holeHeight }
}

import { type Box, type ModuleShape, qrPath } from './path'
import type { QrSymbol } from './symbol'

/** How a code looks; colours as `#rrggbb`. */
export type QrLook = {
  shape: ModuleShape
  dark: string
  /** Null leaves the ground see-through. */
  light: string | null
  /** Quiet zone in modules: readers need four (ISO/IEC 18004). */
  margin: number
}

export const plainLook: QrLook = { shape: 'square', dark: '#000000', light: '#ffffff', margin: 4 }

/** A logo's shape, and the share of the code that it may cover, free space around it included: at most 0.2. */
export type LogoSize = { width: number; height: number; share: number }

/** A code as data, a unit a module: the same path for the page, the SVG, the PNG and the PDF. */
export type QrLayout = { units: number; path: string; look: QrLook; logo: Box | null }

/** Modules kept free on each side of a logo. */
const AROUND = 0.5

export function layOutQr(symbol: QrSymbol, look: QrLook, logo: LogoSize | null): QrLayout {
  const hole = logo && holeFor(symbol.side, logo)
  const { shape, margin } = look
  return {
    units: symbol.side + 2 * margin,
    path: qrPath(symbol, { shape, margin, hole }),
    look,
    logo: hole && {
      x: hole.x + AROUND + margin,
      y: hole.y + AROUND + margin,
      width: hole.width - 2 * AROUND,
      height: hole.height - 2 * AROUND,
    },
  }
}

/** The free place in the middle, of the logo's shape; a wide logo never reaches the finders. */
function holeFor(side: number, { width, height, share }: LogoSize): Box {
  const ratio = width / height
  const most = side - 16
  const wide = Math.min(most, side * Math.sqrt(share * ratio))
  const high = Math.min(most, wide / ratio)
  const [w, h] = [high * ratio, high]
  return { x: (side - w) / 2, y: (side - h) / 2, width: w, height: h }
}

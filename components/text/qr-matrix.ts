import { encode } from 'uqr'

/** Quiet zone that readers need, in modules (ISO/IEC 18004). */
const QUIET = 4

/** A QR code for a text, its quiet zone included: dark modules are true. Null for what is too long for one (about 2,300 bytes). */
export function qrMatrix(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'M', border: QUIET }).data
  } catch {
    return null
  }
}

/** The dark modules as an SVG path, one unit a module. */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

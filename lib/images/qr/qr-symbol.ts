import { encode } from 'uqr'

/** Recoverable share of a code: about 7, 15, 25 and 30 % (ISO/IEC 18004). */
export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H'

/** The modules of a code without its quiet zone: `true` for dark, with the pattern of each in `moduleTypes`. */
export type QrSymbol = {
  side: number
  darkModules: readonly (readonly boolean[])[]
  moduleTypes: readonly (readonly number[])[]
}

/** Patterns by which readers locate a code (ISO/IEC 18004), in `uqr`'s numbering. */
export const FINDER_MODULE = 2
export const ALIGNMENT_MODULE = 4

/** Null above 2,331 bytes at level M, or 1,273 at H. A larger `minVersion` gives more redundancy for a logo. */
export function encodeQr(text: string, level: ErrorCorrectionLevel = 'M', minVersion = 1): QrSymbol | null {
  try {
    const { data, size, types } = encode(text.toWellFormed(), { ecc: level, boostEcc: true, border: 0, minVersion })
    return { side: size, darkModules: data, moduleTypes: types }
  } catch {
    return null
  }
}

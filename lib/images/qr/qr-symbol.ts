import { encode } from 'uqr'

/** How much of a code may be lost and it still reads: about 7, 15, 25 and 30 % (ISO/IEC 18004). */
export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H'

/** A code's modules, without its quiet zone: `true` for dark, and by `moduleTypes` what each belongs to. */
export type QrSymbol = {
  side: number
  darkModules: readonly (readonly boolean[])[]
  moduleTypes: readonly (readonly number[])[]
}

/** Parts of a code that readers find it by (ISO/IEC 18004), in `uqr`'s numbers. */
export const FINDER_MODULE = 2
export const ALIGNMENT_MODULE = 4

/**
 * A QR code for a text, with a higher level than asked for where that takes no more modules. Null for what is too long for
 * one: 2,331 bytes at level M, 1,273 at H. `minVersion` is the smallest version wanted, 1 to 40: a larger code has more to spare for a logo.
 */
export function encodeQr(text: string, level: ErrorCorrectionLevel = 'M', minVersion = 1): QrSymbol | null {
  try {
    const { data, size, types } = encode(text.toWellFormed(), {
      ecc: level,
      boostEcc: true,
      border: 0,
      minVersion,
    })
    return { side: size, darkModules: data, moduleTypes: types }
  } catch {
    return null
  }
}

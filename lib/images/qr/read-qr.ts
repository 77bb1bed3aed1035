import decodeQR from 'qr/decode.js'
import type { Pixels } from '@/lib/core/geometry/sizes'
import { flattenPixels } from '@/lib/images/drawing/colors'
import { type ErrorCorrectionLevel, encodeQr, type QrSymbol } from './qr-symbol'

/** Returns the text of the code in an image, or null if none is found. Transparent parts count as white. */
export function readQr({ width, height, data }: Pixels): string | null {
  try {
    return decodeQR(flattenPixels({ width, height, data: data.slice() }, '#ffffff'))
  } catch {
    return null
  }
}

/** Codes up to this version have no alignment pattern in the middle, where a logo would hide it. */
const MAX_LOGO_VERSION = 6

/** A logo's share that must be readable, too, so that a code has a reserve for weaker readers and a worse image. */
const LOGO_RESERVE = 1.25

/**
 * Draws the smallest code that decodes behind a logo with a reserve, else the smallest that decodes, else the smallest;
 * null if none holds the text. `draw` may get a factor by which to enlarge the logo.
 */
export async function drawReadableCode<Output extends { decodedText: string | null }>(
  text: string,
  level: ErrorCorrectionLevel,
  { maxTries, draw }: { maxTries: number; draw: (symbol: QrSymbol, logoFactor: number) => Promise<Output> },
): Promise<(Output & { hasReserve: boolean }) | null> {
  const smallestSymbol = encodeQr(text, level)
  if (!smallestSymbol) return null
  const smallestOutput = await draw(smallestSymbol, 1)
  if (maxTries === 1) return { ...smallestOutput, hasReserve: true }
  let readableOutput: Output | null = null
  for (let extraVersions = 0; extraVersions < maxTries; extraVersions += 1) {
    const version = Math.min(40, (smallestSymbol.side - 17) / 4 + extraVersions)
    const symbol = encodeQr(text, level, version)
    const output = extraVersions === 0 ? smallestOutput : symbol && (await draw(symbol, 1))
    if (!symbol || output?.decodedText !== text) continue
    readableOutput ??= output
    if (version > MAX_LOGO_VERSION) break
    if ((await draw(symbol, LOGO_RESERVE)).decodedText === text) return { ...output, hasReserve: true }
  }
  return { ...(readableOutput ?? smallestOutput), hasReserve: false }
}

/** With a logo, H survives the most damage, but Q is better if it avoids the pattern in the middle. */
export function getLevelForLogo(text: string): ErrorCorrectionLevel {
  const fits = (level: ErrorCorrectionLevel) => (encodeQr(text, level)?.side ?? 177) <= 17 + 4 * MAX_LOGO_VERSION
  return !fits('H') && fits('Q') ? 'Q' : 'H'
}

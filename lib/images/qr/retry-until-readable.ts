import { type ErrorCorrectionLevel, encodeQr, type QrSymbol } from './qr-symbol'

/**
 * The first code for a text that reads back: a logo may hide just what the smallest one cannot spare, then the next size up can. The
 * smallest where none of `tries` sizes does; null for a text that fits into none.
 */
export async function retryUntilReadable<Output extends { decodedText: string | null }>(
  text: string,
  level: ErrorCorrectionLevel,
  tries: number,
  make: (symbol: QrSymbol) => Promise<Output>,
): Promise<Output | null> {
  const symbol = encodeQr(text, level)
  if (!symbol) return null
  const first = await make(symbol)
  if (first.decodedText === text) return first
  for (let more = 1; more < tries; more += 1) {
    const larger = encodeQr(text, level, Math.min(40, (symbol.side - 17) / 4 + more))
    const made = larger && (await make(larger))
    if (made?.decodedText === text) return made
  }
  return first
}

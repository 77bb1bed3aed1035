import { type Level, type QrSymbol, qrSymbol } from './symbol'

/**
 * The first code for a text that reads back: a logo may hide just what the smallest one cannot spare, then the next size up can. The
 * smallest where none of `tries` sizes does; null for a text that fits into none.
 */
export async function firstReadable<Made extends { read: string | null }>(
  text: string,
  level: Level,
  tries: number,
  make: (symbol: QrSymbol) => Promise<Made>,
): Promise<Made | null> {
  const symbol = qrSymbol(text, level)
  if (!symbol) return null
  const first = await make(symbol)
  if (first.read === text) return first
  for (let more = 1; more < tries; more += 1) {
    const larger = qrSymbol(text, level, Math.min(40, (symbol.side - 17) / 4 + more))
    const made = larger && (await make(larger))
    if (made?.read === text) return made
  }
  return first
}

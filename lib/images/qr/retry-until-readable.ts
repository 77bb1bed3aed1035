import { type ErrorCorrectionLevel, encodeQr, type QrSymbol } from './qr-symbol'

/**
 * Returns the smallest code that decodes correctly, because a logo may hide too much of the smallest one. Returns the
 * smallest code if none of `maxTries` sizes does, and null if the text fits into none.
 */
export async function retryUntilReadable<Output extends { decodedText: string | null }>(
  text: string,
  level: ErrorCorrectionLevel,
  maxTries: number,
  render: (symbol: QrSymbol) => Promise<Output>,
): Promise<Output | null> {
  const symbol = encodeQr(text, level)
  if (!symbol) return null
  const firstOutput = await render(symbol)
  if (firstOutput.decodedText === text) return firstOutput
  for (let extraVersions = 1; extraVersions < maxTries; extraVersions += 1) {
    const largerSymbol = encodeQr(text, level, Math.min(40, (symbol.side - 17) / 4 + extraVersions))
    const output = largerSymbol && (await render(largerSymbol))
    if (output?.decodedText === text) return output
  }
  return firstOutput
}

import decodeQR from 'qr/decode.js'
import type { Pixels } from '@/lib/core/geometry/sizes'
import { type ErrorCorrectionLevel, encodeQr, type QrSymbol } from './qr-symbol'

/** Returns the text of the code in an image, or null if none is found. Transparent parts count as white. */
export function readQr({ width, height, data }: Pixels): string | null {
  const opaqueData = new Uint8Array(data.length)
  for (let offset = 0; offset < data.length; offset += 4) {
    const alpha = (data[offset + 3] ?? 255) / 255
    for (let channel = 0; channel < 3; channel += 1)
      opaqueData[offset + channel] = (data[offset + channel] ?? 0) * alpha + 255 * (1 - alpha)
    opaqueData[offset + 3] = 255
  }
  try {
    return decodeQR({ width, height, data: opaqueData })
  } catch {
    return null
  }
}

/** Returns the smallest code that decodes behind a logo, else the smallest; null if none holds the text. */
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

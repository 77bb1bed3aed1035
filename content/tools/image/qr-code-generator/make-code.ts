import type { Logo } from '@/lib/images/open/open-logo'
import { layOutQr, type QrLayout } from '@/lib/images/qr/qr-layout'
import type { ErrorCorrectionLevel, QrSymbol } from '@/lib/images/qr/qr-symbol'
import { readQr, retryUntilReadable } from '@/lib/images/qr/read-qr'
import { paintQr } from '@/lib/images/qr/render-qr'
import type { QrDesign } from './fields'

export type QrCode = {
  layout: QrLayout
  pixelSize: number
  /** Share of the code that the logo covers; null without a logo. */
  logoShare: number | null
  /** QR version, 1 to 40, which determines the size. */
  version: number
  png: Blob
  /** Text that the reader decoded; null if unreadable. */
  decodedText: string | null
}

const getErrorCorrectionLevel = (level: QrDesign['level'], hasLogo: boolean): ErrorCorrectionLevel =>
  level === 'auto' ? (hasLogo ? 'H' : 'M') : level

/** Maximum logo sizes to try until a code with a logo scans. */
const MAX_TRIES = 6

export type CodeJob = { text: string; design: QrDesign; logo: Logo | null }

/** Generates a code and decodes its pixels to verify it. Null if the text does not fit into a code. */
export async function makeCode({ text, design, logo }: CodeJob): Promise<QrCode | null> {
  const logoBitmap = logo && (await createImageBitmap(logo.blob))
  const level = getErrorCorrectionLevel(design.level, logo !== null)
  try {
    const readableCode = await retryUntilReadable(text.toWellFormed(), level, logo ? MAX_TRIES : 1, async (symbol) =>
      drawCode(symbol, design, logoBitmap),
    )
    if (!readableCode) return null
    const { canvas, ...details } = readableCode
    return { ...details, png: await canvas.convertToBlob({ type: 'image/png' }) }
  } finally {
    logoBitmap?.close()
  }
}

function drawCode(symbol: QrSymbol, design: QrDesign, logoBitmap: ImageBitmap | null) {
  const { shape, dark, margin, size: pixelSize } = design
  const logoShare = logoBitmap && design.share / 100
  const layout = layOutQr(
    symbol,
    { shape, dark, light: design.clear ? null : design.light, margin },
    logoBitmap && logoShare !== null ? { width: logoBitmap.width, height: logoBitmap.height, share: logoShare } : null,
  )
  const context = paintQr(layout, pixelSize, logoBitmap)
  const decodedText = readQr(context.getImageData(0, 0, pixelSize, pixelSize))
  return { layout, pixelSize, logoShare, version: (symbol.side - 17) / 4, canvas: context.canvas, decodedText }
}

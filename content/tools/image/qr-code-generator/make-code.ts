import type { Logo } from '@/lib/images/open/open-logo'
import { paintQr } from '@/lib/images/qr/paint-qr'
import { layOutQr, type QrLayout } from '@/lib/images/qr/qr-layout'
import type { ErrorCorrectionLevel, QrSymbol } from '@/lib/images/qr/qr-symbol'
import { readQr } from '@/lib/images/qr/read-qr'
import { retryUntilReadable } from '@/lib/images/qr/retry-until-readable'
import type { QrDesign } from './fields'

export type QrCode = {
  layout: QrLayout
  pixelSize: number
  /** Share of the code that the logo covers; null without one. */
  logoShare: number | null
  /** 1 to 40: how large the code is. */
  version: number
  /** The very picture that is shown, decoded and saved. */
  png: Blob
  /** What a reader makes of it; null for nothing. */
  decodedText: string | null
}

const getErrorCorrectionLevel = (level: QrDesign['level'], hasLogo: boolean): ErrorCorrectionLevel =>
  level === 'auto' ? (hasLogo ? 'H' : 'M') : level

/** How many sizes of a code with a logo are tried until one reads. */
const MAX_TRIES = 6

export type CodeJob = { text: string; design: QrDesign; logo: Logo | null }

/** A code as it will be saved, read back from its pixels. Null for what does not fit into one. */
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
  const canvas = paintQr(layout, pixelSize, logoBitmap)
  const context = canvas.getContext('2d')
  const decodedText = context && readQr(context.getImageData(0, 0, pixelSize, pixelSize))
  return {
    layout,
    pixelSize,
    logoShare,
    version: (symbol.side - 17) / 4,
    canvas,
    decodedText,
  }
}

import type { Logo } from '@/lib/images/open/open-logo'
import { layOutQr, type QrLayout } from '@/lib/images/qr/qr-layout'
import type { ErrorCorrectionLevel, QrSymbol } from '@/lib/images/qr/qr-symbol'
import { drawReadableCode, getLevelForLogo, readQr } from '@/lib/images/qr/read-qr'
import { paintQr } from '@/lib/images/qr/render-qr'
import type { QrDesign } from './fields'

export type QrCode = {
  layout: QrLayout
  pixelSize: number
  /** Share of the code that the logo covers; null without a logo. */
  logoShare: number | null
  /** False if a logo hides so much that some readers fail. */
  hasReserve: boolean
  /** QR version, 1 to 40, which determines the size. */
  version: number
  png: Blob
  /** Text that the reader decoded; null if unreadable. */
  decodedText: string | null
}

const getErrorCorrectionLevel = ({ text, design: { level }, logo }: CodeJob): ErrorCorrectionLevel =>
  level !== 'auto' ? level : logo ? getLevelForLogo(text) : 'M'

/** Maximum logo sizes to try until a code with a logo scans. */
const MAX_TRIES = 6

export type CodeJob = { text: string; design: QrDesign; logo: Logo | null }

/** Generates a code and decodes its pixels to verify it. Null if the text does not fit into a code. */
export async function makeCode(job: CodeJob): Promise<QrCode | null> {
  const { text, design, logo } = job
  const logoBitmap = logo && (await createImageBitmap(logo.blob))
  try {
    const readableCode = await drawReadableCode(text.toWellFormed(), getErrorCorrectionLevel(job), {
      maxTries: logo ? MAX_TRIES : 1,
      draw: async (symbol, logoFactor) => drawCode(symbol, design, logoBitmap, logoFactor),
    })
    if (!readableCode) return null
    const { canvas, ...details } = readableCode
    return { ...details, png: await canvas.convertToBlob({ type: 'image/png' }) }
  } finally {
    logoBitmap?.close()
  }
}

function drawCode(symbol: QrSymbol, design: QrDesign, bitmap: ImageBitmap | null, factor: number) {
  const { shape, dark, margin, size: pixelSize } = design
  const logoShare = bitmap && design.share / 100
  const layout = layOutQr(
    symbol,
    { shape, dark, light: design.clear ? null : design.light, margin },
    bitmap && logoShare !== null ? { width: bitmap.width, height: bitmap.height, share: logoShare, factor } : null,
  )
  const context = paintQr(layout, pixelSize, bitmap)
  const decodedText = readQr(context.getImageData(0, 0, pixelSize, pixelSize))
  return { layout, pixelSize, logoShare, version: (symbol.side - 17) / 4, canvas: context.canvas, decodedText }
}

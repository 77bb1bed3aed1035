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
  const picture = logo && (await createImageBitmap(logo.blob))
  const level = getErrorCorrectionLevel(design.level, logo !== null)
  try {
    const readable = await retryUntilReadable(
      text.toWellFormed(),
      level,
      logo ? MAX_TRIES : 1,
      async (symbol) => drawCode(symbol, design, picture),
    )
    if (!readable) return null
    const { canvas, ...details } = readable
    return { ...details, png: await canvas.convertToBlob({ type: 'image/png' }) }
  } finally {
    picture?.close()
  }
}

function drawCode(symbol: QrSymbol, design: QrDesign, picture: ImageBitmap | null) {
  const { shape, dark, margin, size: pixels } = design
  const share = picture && design.share / 100
  const layout = layOutQr(
    symbol,
    { shape, dark, light: design.clear ? null : design.light, margin },
    picture && share !== null ? { width: picture.width, height: picture.height, share } : null,
  )
  const canvas = paintQr(layout, pixels, picture)
  const context = canvas.getContext('2d')
  const read = context && readQr(context.getImageData(0, 0, pixels, pixels))
  return {
    layout,
    pixelSize: pixels,
    logoShare: share,
    version: (symbol.side - 17) / 4,
    canvas,
    decodedText: read,
  }
}

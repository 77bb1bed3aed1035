import type { Logo } from '@/lib/images/open/open-logo'
import { firstReadable } from '@/lib/images/qr/first-readable'
import { layOutQr, type QrLayout } from '@/lib/images/qr/lay-out'
import { paintQr } from '@/lib/images/qr/paint-qr'
import { readQr } from '@/lib/images/qr/read-qr'
import type { Level, QrSymbol } from '@/lib/images/qr/symbol'
import type { Look } from './fields'

export type QrMade = {
  layout: QrLayout
  pixels: number
  /** Share of the code that the logo covers; null without one. */
  share: number | null
  /** 1 to 40: how large the code is. */
  version: number
  /** The very picture that is shown, decoded and saved. */
  png: Blob
  /** What a reader makes of it; null for nothing. */
  read: string | null
}

const levelFor = (level: Look['level'], hasLogo: boolean): Level =>
  level === 'auto' ? (hasLogo ? 'H' : 'M') : level

/** How many sizes of a code with a logo are tried until one reads. */
const TRIES = 6

export type CodeJob = { text: string; look: Look; logo: Logo | null }

/** A code as it will be saved, read back from its pixels. Null for what does not fit into one. */
export async function makeCode({ text, look, logo }: CodeJob): Promise<QrMade | null> {
  const picture = logo && (await createImageBitmap(logo.blob))
  const level = levelFor(look.level, logo !== null)
  try {
    const made = await firstReadable(text.toWellFormed(), level, logo ? TRIES : 1, async (symbol) =>
      drawn(symbol, look, picture),
    )
    if (!made) return null
    const { canvas, ...about } = made
    return { ...about, png: await canvas.convertToBlob({ type: 'image/png' }) }
  } finally {
    picture?.close()
  }
}

function drawn(symbol: QrSymbol, look: Look, picture: ImageBitmap | null) {
  const { shape, dark, margin, size: pixels } = look
  const share = picture && look.share / 100
  const layout = layOutQr(
    symbol,
    { shape, dark, light: look.clear ? null : look.light, margin },
    picture && share !== null ? { width: picture.width, height: picture.height, share } : null,
  )
  const canvas = paintQr(layout, pixels, picture)
  const context = canvas.getContext('2d')
  const read = context && readQr(context.getImageData(0, 0, pixels, pixels))
  return { layout, pixels, share, version: (symbol.side - 17) / 4, canvas, read }
}

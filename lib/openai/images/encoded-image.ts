import type { ImageMimeType } from '@/lib/images/image-part'
import { UpstreamError } from '@/lib/openai/upstream-error'

/** A picture as a model's server sends it. */
export type EncodedImage = { base64: string; type: ImageMimeType }

/** The largest picture that is passed on, in Base64 characters: some 15 MB, more than 2560 × 1440 takes as a PNG. */
export const MAX_BASE64_LENGTH = 20_000_000

/**
 * What a server sent as a picture, with its type by its first bytes and not by what anyone says. Throws
 * `UpstreamError('malformed')` for anything but a PNG, JPEG or WebP in Base64, `UpstreamError('oversized')` for more
 * than that.
 */
export function parseEncodedImage(value: unknown): EncodedImage {
  if (typeof value !== 'string') throw new UpstreamError('malformed')
  if (value.length > MAX_BASE64_LENGTH) throw new UpstreamError('oversized')
  const type = detectImageType(Buffer.from(value.slice(0, 24), 'base64'))
  if (!type || !isBase64(value)) throw new UpstreamError('malformed')
  return { base64: value, type }
}

/** Without a pattern over the whole text: one that backtracks runs out of stack on a large picture. */
function isBase64(text: string): boolean {
  const padding = text.indexOf('=')
  const isPadded = padding === -1 || padding >= text.length - 2
  return text.length % 4 === 0 && isPadded && !/[^A-Za-z0-9+/=]/.test(text)
}

function detectImageType(firstBytes: Buffer): ImageMimeType | null {
  const text = firstBytes.toString('latin1')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  return null
}

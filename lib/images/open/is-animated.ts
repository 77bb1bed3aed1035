import type { ImageType } from '@/lib/images/sniff-image-type'
import { gifStructure } from './gif-structure'

/** Whether a picture has more than one frame, by its own structure; nothing is decoded. */
export function isAnimated(type: ImageType, bytes: Uint8Array): boolean {
  if (type === 'gif') return gifStructure(bytes).frames > 1
  if (type === 'webp') return textAt(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  if (type === 'png') return pngHasAnimation(bytes)
  return type === 'avif' && textAt(bytes, 8) === 'avis'
}

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** APNG says so in a chunk before the first picture data. */
function pngHasAnimation(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const name = textAt(bytes, at + 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

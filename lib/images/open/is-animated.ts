import type { ImageType } from '@/lib/images/sniff-image-type'
import { readGifStructure } from './read-gif-structure'

/** Whether a picture has more than one frame, by its own structure; nothing is decoded. */
export function isAnimated(type: ImageType, bytes: Uint8Array): boolean {
  if (type === 'gif') return readGifStructure(bytes).frames > 1
  if (type === 'webp') return readFourCharacters(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  if (type === 'png') return isAnimatedPng(bytes)
  return type === 'avif' && readFourCharacters(bytes, 8) === 'avis'
}

const readFourCharacters = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** APNG says so in a chunk before the first picture data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const name = readFourCharacters(bytes, at + 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

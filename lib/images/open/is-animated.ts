import { GIF_IMAGE, walkGifBlocks } from '@/lib/images/gif/gif-blocks'
import type { ImageType } from '@/lib/images/image-type'

/** Whether an image has more than one frame, from its structure, without decoding. */
export function isAnimated(type: ImageType, bytes: Uint8Array): boolean {
  if (type === 'gif') return isAnimatedGif(bytes)
  if (type === 'webp') return readFourCharacters(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  if (type === 'png') return isAnimatedPng(bytes)
  return type === 'avif' && readFourCharacters(bytes, 8) === 'avis'
}

const readFourCharacters = (bytes: Uint8Array, offset: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + 4))

function isAnimatedGif(bytes: Uint8Array): boolean {
  let imageCount = 0
  for (const { start } of walkGifBlocks(bytes)) if (bytes[start] === GIF_IMAGE) imageCount += 1
  return imageCount > 1
}

function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let offset = 8; offset + 8 <= bytes.length; offset += view.getUint32(offset) + 12) {
    const chunkType = readFourCharacters(bytes, offset + 4)
    if (chunkType === 'acTL') return true
    if (chunkType === 'IDAT') return false
  }
  return false
}

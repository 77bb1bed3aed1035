import { GIF_END, GIF_IMAGE, walkGifBlocks } from '@/lib/images/gif/gif-blocks'
import type { ImageType } from '@/lib/images/image-type'

/** Whether an image has more than one frame, from its structure, without decoding. */
export function isAnimated(type: ImageType, bytes: Uint8Array): boolean {
  if (type === 'gif') return countGifBlocks(bytes, GIF_IMAGE) > 1
  if (type === 'webp') return readFourCharacters(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  if (type === 'png') return findPngChunk(bytes, ['acTL', 'IDAT']) === 'acTL'
  return type === 'avif' && readFourCharacters(bytes, 8) === 'avis'
}

/** Browsers silently show a truncated image. Bytes after the end are allowed, because phones append videos. */
export function isComplete(type: ImageType, bytes: Uint8Array): boolean {
  if (type === 'jpeg') return hasJpegEnd(bytes)
  if (type === 'png') return findPngChunk(bytes, ['IEND']) !== null
  if (type === 'webp') return bytes.length >= createView(bytes).getUint32(4, true) + 8
  return type !== 'gif' || countGifBlocks(bytes, GIF_END) > 0
}

const readFourCharacters = (bytes: Uint8Array, offset: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + 4))

const createView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function countGifBlocks(bytes: Uint8Array, firstByte: number): number {
  let count = 0
  for (const { start } of walkGifBlocks(bytes)) if (bytes[start] === firstByte) count += 1
  return count
}

/** Returns the first of these types that occurs, or null. */
function findPngChunk(bytes: Uint8Array, types: readonly string[]): string | null {
  const view = createView(bytes)
  for (let offset = 8; offset + 12 <= bytes.length; offset += view.getUint32(offset) + 12) {
    const type = readFourCharacters(bytes, offset + 4)
    if (types.includes(type)) return type
  }
  return null
}

/** Whether a JPEG's frame header (ITU T.81, B.2.2) lists four colors. */
export function isCmykJpeg(bytes: Uint8Array): boolean {
  const view = createView(bytes)
  for (let offset = 2; offset + 10 <= bytes.length && bytes[offset] === 0xff; ) {
    const marker = bytes[offset + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return bytes[offset + 9] === 4
    offset += marker === 0xff ? 1 : view.getUint16(offset + 2) + 2
  }
  return false
}

/** Skips the segments before the scan, because thumbnails contain an end marker too (ITU T.81). */
function hasJpegEnd(bytes: Uint8Array): boolean {
  const view = createView(bytes)
  let offset = 2
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff && bytes[offset + 1] !== 0xda) {
    offset += bytes[offset + 1] === 0xff ? 1 : view.getUint16(offset + 2) + 2
  }
  for (offset = bytes.indexOf(0xd9, offset); offset > 0; offset = bytes.indexOf(0xd9, offset + 1)) {
    if (bytes[offset - 1] === 0xff) return true
  }
  return false
}

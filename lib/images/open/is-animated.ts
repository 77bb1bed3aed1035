import type { ImageType } from '@/lib/images/image-type'

/** Counts the frames of a GIF and checks for its end marker by walking its blocks (CompuServe, GIF89a). */
export function readGifStructure(bytes: Uint8Array): { frameCount: number; isComplete: boolean } {
  const readByte = (offset: number) => bytes[offset] ?? 0
  const getColorTableSize = (packedFields: number) => (packedFields & 0x80 ? 3 * 2 ** ((packedFields & 7) + 1) : 0)
  const skipSubBlocks = (startOffset: number) => {
    let offset = startOffset
    while (offset < bytes.length && readByte(offset) !== 0) offset += readByte(offset) + 1
    return offset + 1
  }
  let offset = 13 + getColorTableSize(readByte(10))
  let frameCount = 0
  while (offset < bytes.length) {
    if (readByte(offset) === 0x21) offset = skipSubBlocks(offset + 2)
    else if (readByte(offset) === 0x2c) {
      frameCount += 1
      offset = skipSubBlocks(offset + 11 + getColorTableSize(readByte(offset + 9)))
    } else return { frameCount, isComplete: readByte(offset) === 0x3b }
  }
  return { frameCount, isComplete: false }
}

/** Whether an image has more than one frame, from its structure, without decoding. */
export function isAnimated(type: ImageType, bytes: Uint8Array): boolean {
  if (type === 'gif') return readGifStructure(bytes).frameCount > 1
  if (type === 'webp') return readFourCharacters(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  if (type === 'png') return isAnimatedPng(bytes)
  return type === 'avif' && readFourCharacters(bytes, 8) === 'avis'
}

const readFourCharacters = (bytes: Uint8Array, offset: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + 4))

function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let offset = 8; offset + 8 <= bytes.length; offset += view.getUint32(offset) + 12) {
    const chunkType = readFourCharacters(bytes, offset + 4)
    if (chunkType === 'acTL') return true
    if (chunkType === 'IDAT') return false
  }
  return false
}

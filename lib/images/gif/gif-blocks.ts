/** The first bytes of blocks. */
export const GIF_IMAGE = 0x2c
export const GIF_END = 0x3b
const GIF_EXTENSION = 0x21

/** Yields the header and each block (CompuServe, GIF89a) to the end or an unknown block. The last may be cut off. */
export function* walkGifBlocks(bytes: Uint8Array): Generator<{ start: number; end: number }> {
  const readByte = (offset: number) => bytes[offset] ?? 0
  const getColorTableSize = (packedFields: number) => (packedFields & 0x80 ? 3 * 2 ** ((packedFields & 7) + 1) : 0)
  const skipSubBlocks = (startOffset: number) => {
    let offset = startOffset
    while (offset < bytes.length && readByte(offset) !== 0) offset += readByte(offset) + 1
    return offset + 1
  }
  let start = 0
  let end = 13 + getColorTableSize(readByte(10))
  yield { start, end }
  while (end < bytes.length && readByte(start) !== GIF_END) {
    start = end
    if (readByte(start) === GIF_EXTENSION) end = skipSubBlocks(start + 2)
    else if (readByte(start) === GIF_IMAGE) end = skipSubBlocks(start + 11 + getColorTableSize(readByte(start + 9)))
    else if (readByte(start) === GIF_END) end = start + 1
    else return
    yield { start, end }
  }
}

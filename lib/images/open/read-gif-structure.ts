/** How many pictures a GIF has and whether it goes on to its end mark, by walking its blocks (CompuServe, GIF89a). */
export function readGifStructure(bytes: Uint8Array): { frames: number; isComplete: boolean } {
  const readByte = (at: number) => bytes[at] ?? 0
  const getColorTableSize = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
  const skipSubBlocks = (from: number) => {
    let offset = from
    while (offset < bytes.length && readByte(offset) !== 0) offset += readByte(offset) + 1
    return offset + 1
  }
  let at = 13 + getColorTableSize(readByte(10))
  let frames = 0
  while (at < bytes.length) {
    if (readByte(at) === 0x21) at = skipSubBlocks(at + 2)
    else if (readByte(at) === 0x2c) {
      frames += 1
      at = skipSubBlocks(at + 11 + getColorTableSize(readByte(at + 9)))
    } else return { frames, isComplete: readByte(at) === 0x3b }
  }
  return { frames, isComplete: false }
}

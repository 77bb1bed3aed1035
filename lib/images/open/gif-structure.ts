/** How many pictures a GIF has and whether it goes on to its end mark, by walking its blocks (CompuServe, GIF89a). */
export function gifStructure(bytes: Uint8Array): { frames: number; isComplete: boolean } {
  const byte = (at: number) => bytes[at] ?? 0
  const tableSize = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
  const afterBlocks = (from: number) => {
    let at = from
    while (at < bytes.length && byte(at) !== 0) at += byte(at) + 1
    return at + 1
  }
  let at = 13 + tableSize(byte(10))
  let frames = 0
  while (at < bytes.length) {
    if (byte(at) === 0x21) at = afterBlocks(at + 2)
    else if (byte(at) === 0x2c) {
      frames += 1
      at = afterBlocks(at + 11 + tableSize(byte(at + 9)))
    } else return { frames, isComplete: byte(at) === 0x3b }
  }
  return { frames, isComplete: false }
}

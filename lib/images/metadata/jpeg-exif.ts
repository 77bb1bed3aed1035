/** Start of an APP1 segment that contains EXIF (CIPA DC-008). */
const EXIF_PREFIX = [0x45, 0x78, 0x69, 0x66, 0, 0]

/** Returns a JPEG's whole EXIF segment with its orientation set to upright, or null. */
export function extractExif(jpeg: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  for (
    let offset = 2;
    offset + 4 <= jpeg.length && view.getUint8(offset) === 0xff;
    offset += view.getUint16(offset + 2) + 2
  ) {
    const marker = view.getUint8(offset + 1)
    if (marker === 0xda) return null
    const isExif = marker === 0xe1 && EXIF_PREFIX.every((byte, index) => jpeg[offset + 4 + index] === byte)
    if (isExif) return resetOrientation(jpeg.slice(offset, offset + 2 + view.getUint16(offset + 2)))
  }
  return null
}

/** Pixels are rotated during decoding, so the orientation tag must be reset (TIFF 6.0, tag 0x0112). */
function resetOrientation(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(segment.buffer)
  const tiffOffset = 10
  if (segment.length < tiffOffset + 8) return segment
  const isLittleEndian = view.getUint8(tiffOffset) === 0x49
  const directoryOffset = tiffOffset + view.getUint32(tiffOffset + 4, isLittleEndian)
  const entryCount = directoryOffset + 2 <= segment.length ? view.getUint16(directoryOffset, isLittleEndian) : 0
  for (let index = 0; index < entryCount; index += 1) {
    const entryOffset = directoryOffset + 2 + index * 12
    if (entryOffset + 12 > segment.length) break
    if (view.getUint16(entryOffset, isLittleEndian) === 0x0112) view.setUint16(entryOffset + 8, 1, isLittleEndian)
  }
  return segment
}

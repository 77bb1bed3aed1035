/** The start of an APP1 segment's content that holds EXIF (CIPA DC-008). */
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0]

/** A JPEG's EXIF segment, whole, with its orientation set to upright; null where it has none. */
export function extractExif(jpeg: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  for (let at = 2; at + 4 <= jpeg.length && view.getUint8(at) === 0xff; at += view.getUint16(at + 2) + 2) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xda) return null
    const isExif = marker === 0xe1 && EXIF.every((byte, index) => jpeg[at + 4 + index] === byte)
    if (isExif) return resetOrientation(jpeg.slice(at, at + 2 + view.getUint16(at + 2)))
  }
  return null
}

/** The pixels are turned when they are decoded, so the note that asks for it must not stay (TIFF 6.0, tag 0x0112). */
function resetOrientation(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(segment.buffer)
  const tiff = 10
  if (segment.length < tiff + 8) return segment
  const little = view.getUint8(tiff) === 0x49
  const directory = tiff + view.getUint32(tiff + 4, little)
  const entries = directory + 2 <= segment.length ? view.getUint16(directory, little) : 0
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * 12
    if (at + 12 > segment.length) break
    if (view.getUint16(at, little) === 0x0112) view.setUint16(at + 8, 1, little)
  }
  return segment
}

/** A JPEG with this segment in front of its others. */
export async function insertSegment(jpeg: Blob, segment: Uint8Array<ArrayBuffer>): Promise<Blob> {
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' })
}

import type { ImageType } from '@/lib/images/image-type'
import { readGifStructure } from './is-animated'

/** Browsers silently show a truncated image. Bytes after the end are allowed, because phones append videos. */
export function isComplete(type: ImageType, bytes: Uint8Array): boolean {
  if (type === 'jpeg') return hasJpegEnd(bytes)
  if (type === 'png') return hasChunk(bytes, 8, 'IEND')
  if (type === 'webp') return bytes.length >= createView(bytes).getUint32(4, true) + 8
  return type !== 'gif' || readGifStructure(bytes).isComplete
}

const createView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function hasChunk(bytes: Uint8Array, startOffset: number, name: string): boolean {
  const view = createView(bytes)
  for (let offset = startOffset; offset + 12 <= bytes.length; offset += view.getUint32(offset) + 12) {
    if (String.fromCharCode(...bytes.subarray(offset + 4, offset + 8)) === name) return true
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
  for (
    let markerOffset = bytes.indexOf(0xd9, offset);
    markerOffset > 0;
    markerOffset = bytes.indexOf(0xd9, markerOffset + 1)
  ) {
    if (bytes[markerOffset - 1] === 0xff) return true
  }
  return false
}

import { GIF_END, walkGifBlocks } from '@/lib/images/gif/gif-blocks'
import type { ImageType } from '@/lib/images/image-type'

/** Browsers silently show a truncated image. Bytes after the end are allowed, because phones append videos. */
export function isComplete(type: ImageType, bytes: Uint8Array): boolean {
  if (type === 'jpeg') return hasJpegEnd(bytes)
  if (type === 'png') return hasPngEnd(bytes)
  if (type === 'webp') return bytes.length >= createView(bytes).getUint32(4, true) + 8
  return type !== 'gif' || hasGifEnd(bytes)
}

const createView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function hasPngEnd(bytes: Uint8Array): boolean {
  const view = createView(bytes)
  for (let offset = 8; offset + 12 <= bytes.length; offset += view.getUint32(offset) + 12) {
    if (String.fromCharCode(...bytes.subarray(offset + 4, offset + 8)) === 'IEND') return true
  }
  return false
}

function hasGifEnd(bytes: Uint8Array): boolean {
  for (const { start } of walkGifBlocks(bytes)) if (bytes[start] === GIF_END) return true
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

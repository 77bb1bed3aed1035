import type { ImageType } from '@/lib/images/sniff-image-type'
import { readGifStructure } from './read-gif-structure'

/**
 * Whether a file goes on to its format's own end mark. Browsers show what is there of a picture that was cut short, grey
 * below, without a word. Types without such a mark count as whole. Bytes after the mark are allowed: phones append films.
 */
export function isComplete(type: ImageType, bytes: Uint8Array): boolean {
  if (type === 'jpeg') return hasJpegEnd(bytes)
  if (type === 'png') return hasChunk(bytes, 8, 'IEND')
  if (type === 'webp') return bytes.length >= createView(bytes).getUint32(4, true) + 8
  return type !== 'gif' || readGifStructure(bytes).isComplete
}

const createView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function hasChunk(bytes: Uint8Array, from: number, name: string): boolean {
  const data = createView(bytes)
  for (let at = from; at + 12 <= bytes.length; at += data.getUint32(at) + 12) {
    if (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === name) return true
  }
  return false
}

/** Walks the segments of ITU T.81 to the first scan, then looks for the end mark: thumbnails inside have one too. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  const data = createView(bytes)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    at += bytes[at + 1] === 0xff ? 1 : data.getUint16(at + 2) + 2
  }
  for (let end = bytes.indexOf(0xd9, at); end > 0; end = bytes.indexOf(0xd9, end + 1)) {
    if (bytes[end - 1] === 0xff) return true
  }
  return false
}

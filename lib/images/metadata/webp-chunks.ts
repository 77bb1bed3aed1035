import type { FileSegment, SegmentKind } from './file-segments'
import { listTrailingData } from './jpeg-segments'

/** Chunks of the WebP container (RFC 9649, section 2.7), and C2PA's. */
const knownChunks: Readonly<Record<string, [SegmentKind, string]>> = {
  VP8X: ['picture', 'Head'],
  'VP8 ': ['picture', 'Picture'],
  VP8L: ['picture', 'Picture'],
  ALPH: ['picture', 'Transparency'],
  ANIM: ['picture', 'Animation'],
  ANMF: ['picture', 'Frame'],
  ICCP: ['colour', 'Color profile'],
  EXIF: ['exif', 'EXIF'],
  'XMP ': ['xmp', 'XMP'],
  C2PA: ['credentials', 'Content Credentials'],
}

/** Returns null if a chunk is out of bounds or too long, or if the header declares a longer file. */
export function parseWebpChunks(bytes: Uint8Array): FileSegment[] | null {
  if (bytes.length < 20) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fileEnd = view.getUint32(4, true) + 8
  if (fileEnd > bytes.length) return null
  const segments: FileSegment[] = [{ kind: 'picture', start: 0, end: 12, contentStart: 12, name: 'Start' }]
  let offset = 12
  while (offset + 8 <= fileEnd) {
    const length = view.getUint32(offset + 4, true)
    // Some programs omit the padding byte of the last chunk.
    const end = Math.min(offset + 8 + length + (length % 2), fileEnd)
    if (offset + 8 + length > fileEnd) return null
    const type = String.fromCharCode(...bytes.subarray(offset, offset + 4))
    if (!isValidChunk(type, bytes.subarray(offset + 8, offset + 8 + length))) return null
    const [kind, name] = knownChunks[type] ?? ['detail' as const, type]
    segments.push({ kind, start: offset, end, contentStart: offset + 8, name })
    offset = end
  }
  return [...segments, ...listTrailingData(bytes, offset)]
}

/** Header and animation chunks have fixed lengths. A frame is 16 bytes followed only by its coded image. */
function isValidChunk(type: string, content: Uint8Array): boolean {
  if (type === 'VP8X') return content.length === 10
  if (type === 'ANIM') return content.length === 6
  if (type !== 'ANMF') return true
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  let offset = 16
  while (offset + 8 <= content.length) {
    if (!['ALPH', 'VP8 ', 'VP8L'].includes(String.fromCharCode(...content.subarray(offset, offset + 4)))) return false
    const length = view.getUint32(offset + 4, true)
    offset += 8 + length + (length % 2)
  }
  return offset === content.length
}

export function buildWebpChunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 + content.length + (content.length % 2))
  bytes.set(new TextEncoder().encode(type))
  new DataView(bytes.buffer).setUint32(4, content.length, true)
  bytes.set(content, 8)
  return bytes
}

/** Updates the file length and chunk flags in the header, in place. */
export function repairWebpHeader(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer)
  view.setUint32(4, bytes.length - 8, true)
  const segments = parseWebpChunks(bytes) ?? []
  const headerSegment = segments.find(({ name }) => name === 'Head')
  if (!headerSegment) return bytes
  const hasSegment = (kind: SegmentKind) => segments.some((segment) => segment.kind === kind)
  const flags = bytes[headerSegment.contentStart] ?? 0
  // RFC 9649 flags: profile 0x20, EXIF 0x08, XMP 0x04. Transparency and animation are preserved.
  bytes[headerSegment.contentStart] =
    (flags & ~0x2c) | (hasSegment('colour') ? 0x20 : 0) | (hasSegment('exif') ? 8 : 0) | (hasSegment('xmp') ? 4 : 0)
  return bytes
}

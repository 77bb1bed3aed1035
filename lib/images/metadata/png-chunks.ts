import type { FileSegment, SegmentKind } from './file-segments'
import { listTrailingData, startsWithText } from './jpeg-segments'

/** Chunks that affect the image, with their maximum bytes (PNG, third edition, 2025). No decoder needs sPLT or hIST. */
const maxImageChunkLengths: ReadonlyMap<string, number> = new Map([
  ['IHDR', 13],
  ['CgBI', 4],
  ['PLTE', 768],
  ['IDAT', Number.POSITIVE_INFINITY],
  ['IEND', 0],
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['cICP', 4],
  ['mDCV', 24],
  ['cLLI', 8],
  ['sBIT', 4],
  ['bKGD', 6],
  ['pHYs', 9],
  ['acTL', 8],
  ['fcTL', 26],
  ['fdAT', Number.POSITIVE_INFINITY],
])

/** Returns null if a chunk is out of bounds, if a critical chunk is unknown, or if the end is missing. */
export function parsePngChunks(bytes: Uint8Array): FileSegment[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const segments: FileSegment[] = [{ kind: 'picture', start: 0, end: 8, contentStart: 8, name: 'Start' }]
  let offset = 8
  for (;;) {
    if (offset + 12 > bytes.length) return null
    const end = offset + 12 + view.getUint32(offset)
    if (end > bytes.length) return null
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8))
    const isImageChunk = end - offset - 12 <= (maxImageChunkLengths.get(type) ?? -1)
    // An uppercase first letter marks a critical chunk.
    if (!isImageChunk && /^[A-Z]/.test(type)) return null
    const classification = isImageChunk
      ? { kind: 'picture' as const, name: type }
      : classifyChunk(type, bytes.subarray(offset + 8, end - 4))
    segments.push({ start: offset, end, contentStart: offset + 8, ...classification })
    offset = end
    if (type === 'IEND') break
  }
  segments.push(...listTrailingData(bytes, offset))
  // Still images have no frames to list.
  const isAnimated = segments.some(({ name }) => name === 'acTL')
  return segments.map((segment) => (!isAnimated && isFrame(segment) ? { ...segment, kind: 'detail' } : segment))
}

const isFrame = ({ name }: FileSegment) => name === 'fcTL' || name === 'fdAT'

const metadataChunks: Readonly<Record<string, [SegmentKind, string]>> = {
  iCCP: ['colour', 'Color profile'],
  eXIf: ['exif', 'EXIF'],
  caBX: ['credentials', 'Content Credentials'],
  tIME: ['detail', 'Last modified'],
}

function classifyChunk(type: string, content: Uint8Array): Pick<FileSegment, 'kind' | 'name'> {
  const [kind, name] = metadataChunks[type] ?? []
  if (kind && name) return { kind, name }
  if (!['tEXt', 'zTXt', 'iTXt'].includes(type)) return { kind: 'detail', name: type }
  if (startsWithText(content, 'XML:com.adobe.xmp\0')) return { kind: 'xmp', name: 'XMP' }
  const keyword = new TextDecoder('latin1').decode(content.subarray(0, content.indexOf(0)).subarray(0, 79))
  return { kind: 'detail', name: `Text: ${keyword}` }
}

export function buildPngChunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(content, 8)
  view.setUint32(content.length + 8, computeCrc32(bytes.subarray(4, content.length + 8)))
  return bytes
}

/** CRC-32 of annex D of the PNG specification. */
function computeCrc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

import { imageSize } from 'image-size'
import { PublicError } from '@/lib/core/errors'
import { sniffImageType } from '@/lib/images/image-type'
import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from '@/lib/tool/body-limit'
import type { ApiTool, InputImage } from '@/lib/tool/tool-definition'

/** Types that models accept and every browser can encode. */
const acceptedTypes = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/**
 * Decodes the attached image from base64. Throws `invalid_request` if the tool takes no image, the first bytes are not
 * JPEG, PNG or WebP, or the header does not give a size of at most 768 pixels a side; throws with 413 above 300 kB.
 */
export function readImage(tool: ApiTool, base64: string | undefined): InputImage | undefined {
  if (base64 === undefined) return undefined
  if (!tool.imageInput) throw new PublicError('invalid_request')
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new PublicError('invalid_request', { status: 413 })
  const kind = sniffImageType(bytes)
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') throw new PublicError('invalid_request')
  if (getLongestSide(bytes, kind) > MAX_IMAGE_SIDE) throw new PublicError('invalid_request')
  return { bytes, type: acceptedTypes[kind] }
}

function getLongestSide(bytes: Uint8Array, kind: keyof typeof acceptedTypes): number {
  try {
    const { width, height } = kind === 'jpeg' ? readJpegSize(bytes) : imageSize(bytes)
    return Math.max(width, height)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** More than cameras and editors write before the frame. */
const MAX_SEGMENTS = 100

/**
 * Returns the size in the frame header (ITU T.81, B.2.2). `image-size` follows any number of segments, byte by byte in
 * malformed data, and this code runs before the visitor's token is checked. Throws a `RangeError` if no frame is found.
 */
function readJpegSize(bytes: Uint8Array): { width: number; height: number } {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 2
  for (let segmentIndex = 0; segmentIndex < MAX_SEGMENTS && data.getUint8(offset) === 0xff; segmentIndex += 1) {
    const marker = data.getUint8(offset + 1)
    // 0xc4, 0xc8 and 0xcc fall in the frame range but are tables or reserved.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: data.getUint16(offset + 5), width: data.getUint16(offset + 7) }
    // Any number of 0xff fill bytes may precede a marker.
    offset += marker === 0xff ? 1 : 2 + data.getUint16(offset + 2)
  }
  throw new RangeError('No frame')
}

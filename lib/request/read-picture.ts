import { imageSize } from 'image-size'
import { CatalogueError } from '@/lib/errors'
import { sniff } from '@/lib/pictures/sniff'
import { MAX_PICTURE, MAX_PICTURE_SIDE } from '@/lib/tool/body-limit'
import type { Picture, ServedTool } from '@/lib/tool/define'

/** What models look at, and every browser can make. */
const taken = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/**
 * The picture that comes along, from base64. Throws `invalid_request` where the tool takes none or it is neither JPEG nor
 * PNG nor WebP by its first bytes or says no size of at most 768 pixels a side, and with 413 beyond 300 kB.
 */
export function readPicture(tool: ServedTool, given: string | undefined): Picture | undefined {
  if (given === undefined) return undefined
  if (!tool.picture) throw new CatalogueError('invalid_request')
  const bytes = new Uint8Array(Buffer.from(given, 'base64'))
  if (bytes.byteLength > MAX_PICTURE) throw new CatalogueError('invalid_request', { status: 413 })
  const kind = sniff(bytes)
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') throw new CatalogueError('invalid_request')
  if (longestSide(bytes) > MAX_PICTURE_SIDE) throw new CatalogueError('invalid_request')
  return { bytes, type: taken[kind] }
}

/** By its header: a few kilobytes can hold enough pixels to cost a model's server its memory. */
function longestSide(bytes: Uint8Array): number {
  try {
    const { width, height } = imageSize(bytes)
    return Math.max(width, height)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

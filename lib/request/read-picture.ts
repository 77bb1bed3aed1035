import { CatalogueError } from '@/lib/errors'
import { MAX_PICTURE } from '@/lib/tool/body-limit'
import type { Picture, ServedTool } from '@/lib/tool/define'

/** How files of the types begin that a page sends, in hex; WebP's own mark comes after the file's length. */
const beginnings: readonly (readonly [Picture['type'], RegExp])[] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/webp', /^52494646.{8}57454250/],
]

/**
 * The picture that comes along, from base64. Throws `invalid_request` where the tool takes none or it is neither JPEG nor
 * PNG nor WebP by its first bytes, and with 413 beyond 300 kB.
 */
export function readPicture(tool: ServedTool, given: string | undefined): Picture | undefined {
  if (given === undefined) return undefined
  if (!tool.picture) throw new CatalogueError('invalid_request')
  const bytes = new Uint8Array(Buffer.from(given, 'base64'))
  if (bytes.byteLength > MAX_PICTURE) throw new CatalogueError('invalid_request', { status: 413 })
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  const [type] = beginnings.find(([, beginning]) => beginning.test(start)) ?? []
  if (type === undefined) throw new CatalogueError('invalid_request')
  return { bytes, type }
}

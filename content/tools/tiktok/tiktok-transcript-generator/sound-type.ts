import 'server-only'
import { CatalogueError } from '@/lib/core/errors'
import { MAX_UPLOAD } from './limits'

/** The types that speech recognition takes, with the ending of a file's name that goes along. */
const endings: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
}

export type SoundType = { type: string; name: string }

/**
 * What kind of sound a request brings. Another site's form cannot send such a type without asking. Throws
 * `invalid_request` with 415, and `file_too_large` for what says so itself.
 */
export function soundType({ headers }: Request): SoundType {
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const ending = Object.hasOwn(endings, type) ? endings[type] : undefined
  if (ending === undefined || headers.has('content-encoding')) {
    throw new CatalogueError('invalid_request', { status: 415 })
  }
  if (Number(headers.get('content-length') ?? 0) > MAX_UPLOAD) throw new CatalogueError('file_too_large')
  return { type, name: `speech.${ending}` }
}

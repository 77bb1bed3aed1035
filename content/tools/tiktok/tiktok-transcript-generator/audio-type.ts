import 'server-only'
import { PublicError } from '@/lib/core/errors'
import { MAX_UPLOAD_BYTES } from './limits'

/** The types that speech recognition takes, with the ending of a file's name that goes along. */
const fileExtensions: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
}

export type AudioType = { type: string; name: string }

/**
 * What kind of sound a request brings. Another site's form cannot send such a type without asking. Throws
 * `invalid_request` with 415, and `file_too_large` for what says so itself.
 */
export function parseAudioType({ headers }: Request): AudioType {
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const extension = Object.hasOwn(fileExtensions, type) ? fileExtensions[type] : undefined
  if (extension === undefined || headers.has('content-encoding')) {
    throw new PublicError('invalid_request', { status: 415 })
  }
  if (Number(headers.get('content-length') ?? 0) > MAX_UPLOAD_BYTES) throw new PublicError('file_too_large')
  return { type, name: `speech.${extension}` }
}

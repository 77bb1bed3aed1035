import { PublicError } from '@/lib/core/errors'
import { isAllowedType, type MediaFile, type MediaKind } from './media-link'

/** Far above any file that TikTok serves. */
export const MAX_MEDIA_BYTES = {
  video: 200_000_000,
  audio: 100_000_000,
  picture: 15_000_000,
} as const satisfies Record<MediaKind, number>

/** Accepted types from TikTok's servers; some files have no type. */
const upstreamTypePatterns = {
  video: /^video\//,
  audio: /^(audio|video)\//,
  picture: /^image\/(?!svg)/,
} as const satisfies Record<MediaKind, RegExp>
const genericTypes = ['application/octet-stream', 'binary/octet-stream']

export type UpstreamReply = {
  status: 200 | 206 | 416
  type: MediaFile['type']
  /** Bytes of the body; null when unknown. */
  length: number | null
  /** Well-formed `Content-Range`, `ETag` and `Last-Modified` headers. */
  headers: Readonly<Record<string, string>>
}

type ResponseHead = { status: number; headers: { get(name: string): string | null } }

/**
 * Validates the head of TikTok's response before anything is sent to the visitor. Throws `link_expired` when TikTok no
 * longer serves the file at this URL, and `unavailable` when it fails, sends another type, an unrequested range or a
 * file larger than `MAX_MEDIA_BYTES`.
 */
export function checkUpstreamReply(response: ResponseHead, file: MediaFile, range: string | null): UpstreamReply {
  const { status } = response
  const headers = pickHeaders(response)
  if (status === 416 && range !== null) return { status, type: file.type, length: 0, headers }
  if ([401, 403, 404, 410].includes(status)) throw new PublicError('link_expired')
  if (status !== 200 && !(status === 206 && range !== null && headers['Content-Range'])) {
    throw new PublicError('unavailable', { reason: status === 429 ? 'upstream_rate' : 'upstream_server' })
  }
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isExpectedType = upstreamTypePatterns[file.kind].test(type) || genericTypes.includes(type)
  const isUncompressed = (response.headers.get('content-encoding') ?? 'identity') === 'identity'
  const length = parseLength(response.headers.get('content-length'))
  const fileLength = status === 206 ? parseLength(headers['Content-Range']?.split('/')[1]) : length
  if (!isExpectedType || !isUncompressed || (fileLength ?? length ?? 0) > MAX_MEDIA_BYTES[file.kind]) {
    throw new PublicError('unavailable', { reason: 'upstream_malformed' })
  }
  return { status, type: isAllowedType(file.kind, type) ? type : file.type, length, headers }
}

const headerPatterns = {
  'Content-Range': /^bytes (\d{1,15}-\d{1,15}|\*)\/(\d{1,15}|\*)$/,
  ETag: /^(W\/)?"[\x21\x23-\x7e]{0,128}"$/,
  'Last-Modified': /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
} as const

function pickHeaders({ status, headers }: ResponseHead): Record<string, string> {
  const candidates = Object.entries(headerPatterns).map(
    ([name, pattern]) => [name, headers.get(name) ?? '', pattern] as const,
  )
  const validHeaders = candidates.filter(([name, value, pattern]) => {
    return pattern.test(value) && (name !== 'Content-Range' || status !== 200)
  })
  return Object.fromEntries(validHeaders.map(([name, value]) => [name, value]))
}

/** Whether an `If-Range` value is a valid `ETag` or `Last-Modified` value. */
export const isValidator = (value: string) =>
  headerPatterns.ETag.test(value) || headerPatterns['Last-Modified'].test(value)

function parseLength(text: string | null | undefined): number | null {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : null
}

import type { Response } from 'undici'
import { CatalogueError } from '@/lib/errors'
import { isTypeOf, type MediaFile, type MediaKind } from './link'

/** Largest files that are passed on; what TikTok serves is far below. */
export const MAX_BYTES = {
  video: 200_000_000,
  audio: 100_000_000,
  picture: 15_000_000,
} as const satisfies Record<MediaKind, number>

/** What TikTok's servers call files of each kind; some store them without a type. */
const upstreamTypes = {
  video: /^video\//,
  audio: /^(audio|video)\//,
  picture: /^image\/(?!svg)/,
} as const satisfies Record<MediaKind, RegExp>
const untyped = ['application/octet-stream', 'binary/octet-stream']

/** What is passed on of TikTok's answer. */
export type Answer = {
  status: 200 | 206 | 416
  type: MediaFile['type']
  /** Bytes of this answer's body; null when not said. */
  length: number | null
  /** `Content-Range`, `ETag` and `Last-Modified`, as far as they have their shape. */
  headers: Record<string, string>
}

/**
 * Judges an answer by its head, before anything is sent to the visitor. Throws `link_expired` when TikTok no longer gives
 * the file at this address, and `unavailable` when it fails, sends something else than such a file or a larger one than
 * is passed on.
 */
export function judge(response: Response, kind: MediaKind, promised: MediaFile['type']): Answer {
  const { status } = response
  if (status === 416)
    return { status, type: promised, length: 0, headers: validHeaders(response, ['content-range']) }
  if (status === 401 || status === 403 || status === 404 || status === 410)
    throw new CatalogueError('link_expired')
  if (status !== 200 && status !== 206) {
    throw new CatalogueError('unavailable', { reason: status === 429 ? 'upstream_rate' : 'upstream_server' })
  }
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isOfKind = upstreamTypes[kind].test(type) || untyped.includes(type)
  const isPlain = (response.headers.get('content-encoding') ?? 'identity') === 'identity'
  const length = numberOf(response.headers.get('content-length'))
  const whole = status === 200 ? length : numberOf(response.headers.get('content-range')?.split('/')[1])
  if (!isOfKind || !isPlain || (whole ?? 0) > MAX_BYTES[kind] || response.body === null) {
    throw new CatalogueError('unavailable', { reason: 'upstream_malformed' })
  }
  const passed = status === 206 ? [...Object.keys(shapes)] : ['etag', 'last-modified']
  return {
    status,
    type: isTypeOf(kind, type) ? type : promised,
    length,
    headers: validHeaders(response, passed),
  }
}

const shapes: Readonly<Record<string, RegExp>> = {
  'content-range': /^bytes (\d{1,15}-\d{1,15}|\*)\/(\d{1,15}|\*)$/,
  etag: /^(W\/)?"[\x21\x23-\x7e]{0,128}"$/,
  'last-modified': /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
}

function validHeaders(response: Response, names: readonly string[]): Record<string, string> {
  const given = names.map((name) => [name, response.headers.get(name) ?? ''] as const)
  return Object.fromEntries(given.filter(([name, value]) => shapes[name]?.test(value)))
}

function numberOf(text: string | null | undefined): number | null {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : null
}

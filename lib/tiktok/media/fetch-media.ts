import 'server-only'
import { PublicError } from '@/lib/core/errors'
import { type GuardedRequest, guardedFetch, guardedGet } from '@/lib/server/net/guarded-fetch'
import { isMediaHost } from '@/lib/tiktok/posts/choose-media'
import type { MediaAccess } from '@/lib/tiktok/posts/post'
import type { Settings } from '@/lib/tool/settings'
import { isAllowedType, type MediaFile, type MediaKind } from './media-link'

const MAX_REDIRECTS = 3

export type MediaSource = { url: string; access: MediaAccess }

export type MediaRequest = {
  settings: Pick<Settings, 'tiktok'>
  signal: AbortSignal
  headers?: Readonly<Record<string, string>>
}

type ResponseHead = { status: number; headers: { get(name: string): string | null } }

function createMediaFetcher<Reply extends ResponseHead & { body: { cancel(): Promise<void> } | null }>(
  fetcher: (url: string, request: GuardedRequest) => Promise<Reply>,
) {
  return async (source: MediaSource, request: MediaRequest): Promise<Reply> => {
    const firstResponse = await fetchFollowingRedirects(source, request)
    if (firstResponse.status !== 403) return firstResponse
    await firstResponse.body?.cancel()
    return fetchFollowingRedirects(source, request)
  }

  async function fetchFollowingRedirects(source: MediaSource, request: MediaRequest): Promise<Reply> {
    const { tiktok } = request.settings
    let url = source.url
    for (let hopCount = 0; hopCount <= MAX_REDIRECTS; hopCount += 1) {
      const response = await fetcher(url, {
        isAllowedHost: isMediaHost,
        loopbackHost: tiktok.isMock ? new URL(tiktok.origin).host : null,
        headers: {
          ...buildHeaders(url, source),
          'Accept-Encoding': 'identity',
          'Accept-Language': '*',
          ...request.headers,
        },
        signal: request.signal,
      })
      const location = isRedirect(response.status) ? response.headers.get('location') : null
      if (location === null) return response
      await response.body?.cancel()
      const nextUrl = URL.parse(location, url)
      if (nextUrl === null) break
      url = nextUrl.href
    }
    throw new PublicError('unavailable', { reason: 'upstream_request' })
  }
}

/**
 * Checks each of at most 3 redirects like the first URL. Retries once after a 403, which TikTok returns occasionally.
 * Throws `unavailable` for a host that is not a media server. Does not check the status.
 */
export const fetchMedia = createMediaFetcher(guardedFetch)

/** Like `fetchMedia`, for a body that is piped into a response. */
export const fetchMediaForPiping = createMediaFetcher(guardedGet)

/** Cookies go only to the domain that they were issued for. */
export function buildHeaders(url: string, { url: originalUrl, access }: MediaSource): Record<string, string> {
  const cookie = getDomain(url) === getDomain(originalUrl) ? access.cookie : null
  return {
    Accept: '*/*',
    Referer: access.referer,
    'User-Agent': access.userAgent,
    ...(cookie !== null && { Cookie: cookie }),
  }
}

const getDomain = (url: string) => URL.parse(url)?.host.split('.').slice(-2).join('.')

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

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

/** Throws `link_expired` when the URL no longer serves the file, and `unavailable` for a wrong type, range or size. */
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
  const validHeaders = Object.entries(headerPatterns).flatMap(([name, pattern]) => {
    const value = headers.get(name) ?? ''
    return pattern.test(value) && (name !== 'Content-Range' || status !== 200) ? [[name, value]] : []
  })
  return Object.fromEntries(validHeaders)
}

/** Whether an `If-Range` value is a valid `ETag` or `Last-Modified` value. */
export const isValidator = (value: string) =>
  headerPatterns.ETag.test(value) || headerPatterns['Last-Modified'].test(value)

function parseLength(text: string | null | undefined): number | null {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : null
}

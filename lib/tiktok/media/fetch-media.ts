import 'server-only'
import type { Response } from 'undici'
import { PublicError } from '@/lib/core/errors'
import { type GuardedRequest, guardedFetch } from '@/lib/server/net/guarded-fetch'
import { type Download, guardedGet } from '@/lib/server/net/guarded-get'
import { isMediaHost } from '@/lib/tiktok/posts/media-hosts'
import type { MediaAccess } from '@/lib/tiktok/posts/post'
import type { Settings } from '@/lib/tool/settings'

const MAX_REDIRECTS = 3

export type MediaSource = { url: string; access: MediaAccess }

export type MediaRequest = {
  settings: Pick<Settings, 'tiktok'>
  /** Ends the request, and the body's reading. */
  signal: AbortSignal
  headers?: Readonly<Record<string, string>>
}

/**
 * Asks TikTok's servers for a file of a post, uncompressed, as the page it belongs to would ask. Follows at most 3
 * redirects, each checked like the first address, and asks once more after a 403, which some of TikTok's servers answer
 * now and then. Throws `unavailable` when an address is not one of TikTok's media servers or does not answer; the answer
 * itself, good or bad, is for the caller to judge.
 */
export function fetchMedia(source: MediaSource, request: MediaRequest): Promise<Response> {
  return fetchWithRetry(guardedFetch, source, request)
}

/** The same, for a body that is poured into a response. */
export function downloadMedia(source: MediaSource, request: MediaRequest): Promise<Download> {
  return fetchWithRetry(guardedGet, source, request)
}

type Fetcher<Reply> = (url: string, request: GuardedRequest) => Promise<Reply>

type AnyResponse = {
  status: number
  headers: { get(name: string): string | null }
  body: { cancel(): Promise<void> } | null
}

async function fetchWithRetry<Reply extends AnyResponse>(
  fetcher: Fetcher<Reply>,
  source: MediaSource,
  request: MediaRequest,
): Promise<Reply> {
  const firstResponse = await fetchFollowingRedirects(fetcher, source, request)
  if (firstResponse.status !== 403) return firstResponse
  await firstResponse.body?.cancel()
  return fetchFollowingRedirects(fetcher, source, request)
}

async function fetchFollowingRedirects<Reply extends AnyResponse>(
  fetcher: Fetcher<Reply>,
  source: MediaSource,
  request: MediaRequest,
): Promise<Reply> {
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

/** What a request carries; cookies go no further than the domain of the file that they were given for. */
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

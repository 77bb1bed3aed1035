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
  signal: AbortSignal
  headers?: Readonly<Record<string, string>>
}

/**
 * Requests a post's file from TikTok's servers, uncompressed, with the headers of the post's page. Follows at most 3
 * redirects, each checked like the first URL, and retries once after a 403, which some of TikTok's servers return
 * occasionally. Throws `unavailable` when a URL is not on a TikTok media server or gets no response. Does not check the
 * response's status.
 */
export function fetchMedia(source: MediaSource, request: MediaRequest): Promise<Response> {
  return fetchWithRetry(guardedFetch, source, request)
}

/** Like `fetchMedia`, for a body that is piped into a response. */
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

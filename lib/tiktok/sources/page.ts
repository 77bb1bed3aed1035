import 'server-only'
import { buildPostUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { parseTikTokLink } from '@/lib/tiktok/links/link'
import type { PostFailure } from '@/lib/tiktok/posts/post-failures'
import { buildCookieHeader } from './cookies'
import { fetchTikTok, userAgent } from './fetch-tiktok'
import { isChallenge, parsePageData } from './page-data'
import { findPageDetail } from './page-detail'
import { parsePagePost } from './page-post'
import { classifyHttpStatus, SOURCE_TIMEOUT_MS, type SourceRequest, type SourceResult } from './source'
import { classifyStatusCode } from './status-codes'

const MAX_BYTES = 3 * 1_024 * 1_024

/**
 * Reads a post from its own page, the only source of captions, the sound and TikTok's reasons. Its files are served only
 * with the cookies of the same page load. A redirect to the post's address with its author's name is followed once.
 */
export async function fetchFromPage(request: SourceRequest): Promise<SourceResult> {
  const firstResult = await fetchPage(request, request.username)
  if (!('movedTo' in firstResult)) return firstResult
  const secondResult = await fetchPage(request, firstResult.movedTo)
  return 'movedTo' in secondResult ? { fault: 'busy' } : secondResult
}

async function fetchPage(
  request: SourceRequest,
  username: string | undefined,
): Promise<SourceResult | { movedTo: string }> {
  const { id, tiktok, signal } = request
  const { status, headers, text } = await fetchTikTok(buildPostUrl(id, username), {
    tiktok,
    signal,
    maxBytes: MAX_BYTES,
    timeoutMs: SOURCE_TIMEOUT_MS,
    headers: { 'User-Agent': userAgent, Accept: 'text/html', 'Accept-Language': 'en' },
  })
  if (status >= 300 && status < 400) return handleRedirect(headers.get('location') ?? '', id)
  const fault = status === 404 ? 'not_found' : classifyHttpStatus(status)
  if (fault) return { fault }
  const cookie = buildCookieHeader(headers.getSetCookie())
  return parsePage(text, request, cookie)
}

function parsePage(html: string, { id, username, tiktok }: SourceRequest, cookie: string | null): SourceResult {
  const data = parsePageData(html)
  if (data === null) return { fault: isChallenge(html) ? 'challenge' : 'missing_data' }
  const detail = findPageDetail(data, id)
  if (detail === null) return { fault: 'missing_data' }
  if (detail.code !== 0) return { fault: classifyStatusCode(detail.code, detail.message) }
  const access = { referer: 'https://www.tiktok.com/', userAgent, cookie }
  const post = parsePagePost(detail.item, { id, username, tiktok, access })
  return typeof post === 'string' ? { fault: post } : { post }
}

function handleRedirect(location: string, id: string): { fault: PostFailure } | { movedTo: string } {
  const url = URL.parse(location, 'https://www.tiktok.com/')
  if (url && /^\/login(\/|$)/.test(url.pathname)) return { fault: 'login' }
  const link = parseTikTokLink(url?.href ?? '')
  if (link?.kind === 'video' || link?.kind === 'photo') {
    return link.id === id && link.username ? { movedTo: link.username } : { fault: 'not_found' }
  }
  if (link?.kind !== 'other') return { fault: 'busy' }
  return { fault: link.pageKind === 'region' ? 'region' : 'not_found' }
}

import 'server-only'
import { buildPostUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { parseTikTokLink } from '@/lib/tiktok/links/tiktok-link'
import type { PostFailure } from '@/lib/tiktok/posts/post-failure'
import {
  classifyHttpStatus,
  emptyPost,
  fetchTikTok,
  type SourceRequest,
  type SourceResult,
  userAgent,
} from './fetch-tiktok'
import { findPageDetail, isChallenge, parsePageData } from './page-data'
import { parsePagePost } from './page-post'

/** From TikTokPy, yt-dlp and gallery-dl (read 2026-11-21). Code 10204 is missing because its message decides. */
const codesByFailure: readonly (readonly [PostFailure, readonly number[]])[] = [
  ['challenge', [10000, 10113, 10114]],
  ['busy', [10101, 10111]],
  ['login', [10102, 10119]],
  ['not_found', [10202, 10221]],
  ['age', [10213, 10214]],
  ['private', [10216, 10222]],
  ['withheld', [10215, 10217, 10218, 10219, 10220, 10223, 10227, 10228, 10229, 10230]],
  ['region', [10231]],
]

const messageFailurePatterns: readonly (readonly [RegExp, PostFailure])[] = [
  [/geo|cross_border/, 'region'],
  [/deleted/, 'deleted'],
  [/self_see|privacy/, 'private'],
  [/classification/, 'age'],
  [/reviewing|audit_not_pass/, 'withheld'],
]

/** 10204 has many meanings, even a blocked IP address: without a specific message it says nothing about the post. */
export function classifyStatusCode(code: number, message: string): PostFailure {
  if (code !== 10204) return codesByFailure.find(([, codes]) => codes.includes(code))?.[0] ?? 'busy'
  return messageFailurePatterns.find(([pattern]) => pattern.test(message))?.[1] ?? 'not_found'
}

/** The cookies that TikTok's video servers check; all others are dropped. */
const forwardedCookies = new Set(['ttwid', 'tt_chain_token', 'tt_csrf_token', 'msToken'])

/** Builds the `Cookie` header for a page's files from its `Set-Cookie` headers, or null without a match. */
export function buildCookieHeader(setCookieHeaders: readonly string[]): string | null {
  const pairs = new Map<string, string>()
  for (const line of setCookieHeaders) {
    const [, name = '', value = ''] = /^\s*([\w-]+)=([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*)/.exec(line) ?? []
    if (forwardedCookies.has(name) && value !== '') pairs.set(name, value)
  }
  return pairs.size === 0 ? null : [...pairs].map(([name, value]) => `${name}=${value}`).join('; ')
}

const MAX_BYTES = 3 * 1_024 * 1_024

/** The only source of captions, the sound and reasons for a refusal. Files need the cookies of the same page load. */
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
  const access = { ...emptyPost.access, cookie }
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

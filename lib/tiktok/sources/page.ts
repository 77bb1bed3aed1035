import 'server-only'
import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'
import { buildPostUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { parseTikTokLink } from '@/lib/tiktok/links/link'
import type { PostFailure } from '@/lib/tiktok/posts/post-failures'
import { fetchTikTok, userAgent } from './fetch-tiktok'
import { lenientInteger, lenientObject, lenientString } from './lenient-schemas'
import { isChallenge, parsePageData } from './page-data'
import { parsePagePost } from './page-post'
import { classifyHttpStatus, SOURCE_TIMEOUT_MS, type SourceRequest, type SourceResult } from './source'

/** The states of TikTok's web pages by number: its own enumeration as TikTokPy copied it, with what yt-dlp and gallery-dl
 * met since (read 2026-11-21). 10204 is told apart by its words. */
const failuresByCode: Readonly<Record<number, PostFailure>> = {
  10000: 'challenge',
  10101: 'busy',
  10102: 'login',
  10111: 'busy',
  10113: 'challenge',
  10114: 'challenge',
  10119: 'login',
  10202: 'not_found',
  10213: 'age',
  10214: 'age',
  10215: 'withheld',
  10216: 'private',
  10217: 'withheld',
  10218: 'withheld',
  10219: 'withheld',
  10220: 'withheld',
  10221: 'not_found',
  10222: 'private',
  10223: 'withheld',
  10227: 'withheld',
  10228: 'withheld',
  10229: 'withheld',
  10230: 'withheld',
  10231: 'region',
}

const messageFailurePatterns: readonly (readonly [RegExp, PostFailure])[] = [
  [/geo|cross_border/, 'region'],
  [/deleted/, 'deleted'],
  [/self_see|privacy/, 'private'],
  [/classification/, 'age'],
  [/reviewing|audit_not_pass/, 'withheld'],
]

/**
 * What a page's status means when it is not 0. 10204 stands for many things, also for a visitor whose address TikTok
 * blocks, so without telling words it is no verdict.
 */
export function classifyStatusCode(code: number, message: string): PostFailure {
  if (code !== 10204) return failuresByCode[code] ?? 'busy'
  return messageFailurePatterns.find(([pattern]) => pattern.test(message))?.[1] ?? 'not_found'
}

/** What a page's data say about one post. */
type PageDetail = { code: number; message: string; item: unknown }

const detailSchema = z.object({
  statusCode: lenientInteger,
  statusMsg: lenientString,
  itemInfo: lenientObject({ itemStruct: z.unknown().optional() }),
})

/**
 * Finds the post in a page's data: on the desktop's page, the phone's, and those of earlier years (`ItemModule` until
 * 2023, `pageProps` in 2020), as yt-dlp and others read them. Null when the page shows something else.
 */
export function findPageDetail(data: unknown, id: string): PageDetail | null {
  const scope = getPath(data, '__DEFAULT_SCOPE__')
  const candidates = [
    getPath(scope, 'webapp.video-detail'),
    getPath(scope, 'webapp.reflow.video.detail'),
    getPath(data, 'props', 'pageProps'),
    getPath(data, 'videoDetail'),
    findLegacyDetail(data, id),
  ]
  for (const candidate of candidates) {
    const detail = isRecord(candidate) ? detailSchema.safeParse(candidate).data : undefined
    if (!detail || (detail.statusCode === null && detail.itemInfo.itemStruct === undefined)) continue
    return { code: detail.statusCode ?? 0, message: detail.statusMsg, item: detail.itemInfo.itemStruct }
  }
  return null
}

function findLegacyDetail(data: unknown, id: string): unknown {
  const itemStruct = getPath(data, 'ItemModule', id)
  const statusCode = getPath(data, 'VideoPage', 'statusCode')
  if (!isRecord(itemStruct)) return statusCode === undefined ? undefined : { statusCode }
  const user = getPath(data, 'UserModule', 'users', String(itemStruct.author))
  return {
    statusCode,
    itemInfo: { itemStruct: isRecord(user) ? { ...itemStruct, author: user } : itemStruct },
  }
}

function getPath(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (current, key) => (isRecord(current) && Object.hasOwn(current, key) ? current[key] : undefined),
    value,
  )
}

/** Those that TikTok's video servers look at; the rest are not kept. */
const forwardedCookies = new Set(['ttwid', 'tt_chain_token', 'tt_csrf_token', 'msToken'])

/** The `Cookie` header for the files of a page, from the page's own `Set-Cookie` lines; null when none counts. */
export function buildCookieHeader(setCookieHeaders: readonly string[]): string | null {
  const pairs = new Map<string, string>()
  for (const line of setCookieHeaders) {
    const [, name = '', value = ''] = /^\s*([\w-]+)=([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*)/.exec(line) ?? []
    if (forwardedCookies.has(name) && value !== '') pairs.set(name, value)
  }
  return pairs.size === 0 ? null : [...pairs].map(([name, value]) => `${name}=${value}`).join('; ')
}

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

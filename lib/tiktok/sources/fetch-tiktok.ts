import 'server-only'
import type { Headers } from 'undici'
import type { FailureReason } from '@/lib/core/errors'
import { guardedFetch, readLimitedText } from '@/lib/server/net/guarded-fetch'
import type { Post } from '@/lib/tiktok/posts/post'
import type { PostFailure } from '@/lib/tiktok/posts/post-failure'
import type { TikTokSettings } from '@/lib/tool/settings'

/** A phone gets the full page. Files need the user agent that loaded it (public clients, 2026-08 to 2026-10). */
export const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

/** Fields for a source that lacks their data and sets no cookies. */
export const emptyPost = {
  covers: [],
  images: [],
  videos: [],
  sound: null,
  captions: [],
  isSilent: false,
  access: { referer: 'https://www.tiktok.com/', userAgent, cookie: null },
} satisfies Partial<Post>

const TIMEOUT_MS = 15_000

type TikTokRequest = {
  tiktok: TikTokSettings
  headers?: Readonly<Record<string, string>>
  maxBytes: number
  /** Time limit for the complete response, in milliseconds. Defaults to 15,000. */
  timeoutMs?: number
  signal: AbortSignal
}

export type TikTokResponse = { status: number; headers: Headers; text: string }

const allowedHosts = new Set(['www.tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com', 'lite.tiktok.com'])

/** Build `url` from constants and validated parts. No redirects or cookies. Throws `unavailable` or `TimeoutError`. */
export async function fetchTikTok(url: string, request: TikTokRequest): Promise<TikTokResponse> {
  const { tiktok, maxBytes, timeoutMs = TIMEOUT_MS } = request
  const { host, pathname, search } = new URL(url)
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
  const response = await guardedFetch(tiktok.isMock ? tiktok.origin + pathname + search : url, {
    isAllowedHost: (name) => name === host && allowedHosts.has(name),
    loopbackHost: tiktok.isMock ? new URL(tiktok.origin).host : null,
    headers: request.headers ?? {},
    signal,
  })
  return { status: response.status, headers: response.headers, text: await readLimitedText(response, maxBytes) }
}

export type SourceRequest = { id: string; username?: string; tiktok: TikTokSettings; signal: AbortSignal }

export type SourceResult = { post: Post } | { fault: PostFailure; reason?: FailureReason }

/** May throw the errors of `fetchTikTok`. */
export type PostSource = (request: SourceRequest) => Promise<SourceResult>

/** Returns the failure that the status alone shows, or null if the body must be read. */
export function classifyHttpStatus(status: number): PostFailure | null {
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 403) return 'challenge'
  if (status >= 500) return 'busy'
  return null
}

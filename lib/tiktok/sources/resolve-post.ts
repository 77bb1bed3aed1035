import 'server-only'
import { type FailureReason, PublicError } from '@/lib/core/errors'
import { buildShortUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { getLinkErrorCode, type PostLink, parseTikTokLink, type ShortLink } from '@/lib/tiktok/links/tiktok-link'
import type { Post } from '@/lib/tiktok/posts/post'
import {
  createFailureError,
  isFinalFailure,
  type PostFailure,
  pickMostSpecificFailure,
} from '@/lib/tiktok/posts/post-failure'
import { getPostCache, type LookupPurpose } from '@/lib/tiktok/posts/post-lookup'
import {
  classifyHttpStatus,
  fetchTikTok,
  type PostSource,
  type SourceRequest,
  type SourceResult,
  type TikTokResponse,
} from '@/lib/tiktok/sources/fetch-tiktok'
import { fetchFromOembed } from '@/lib/tiktok/sources/oembed'
import { fetchFromPage } from '@/lib/tiktok/sources/page'
import { fetchFromPlayer } from '@/lib/tiktok/sources/player'
import type { MediaSettings, TikTokSettings } from '@/lib/tool/settings'

const hasImage = ({ covers, images }: Post) => covers.length + images.length > 0
const hasFiles = ({ videos, images }: Post) => videos.length + images.length > 0
const hasSound = ({ videos, sound }: Post) => videos.length > 0 || sound !== null

type LookupPlan = {
  sources: readonly PostSource[]
  /** Whether the post has all data, so that no other source is queried. */
  isSufficient: (post: Post) => boolean
  /** Whether the post is returned if no source gives a sufficient one. */
  isUseful: (post: Post) => boolean
}

const lookupPlans: Readonly<Record<LookupPurpose, LookupPlan>> = {
  picture: { sources: [fetchFromPlayer, fetchFromPage, fetchFromOembed], isSufficient: hasImage, isUseful: hasImage },
  video: {
    sources: [fetchFromPlayer, fetchFromPage],
    isSufficient: (post) => hasFiles(post) && hasSound(post),
    isUseful: hasFiles,
  },
  // The player has no sound file. The page's sound file is offered in addition to the video's own audio.
  sound: { sources: [fetchFromPlayer, fetchFromPage], isSufficient: ({ sound }) => sound !== null, isUseful: hasSound },
  captions: {
    sources: [fetchFromPage, fetchFromPlayer],
    isSufficient: ({ source }) => source === 'page',
    isUseful: hasSound,
  },
}

/** Ends at a verdict on the post. Requests a page without its data once more. Throws the most specific error. */
async function lookUpPost(purpose: LookupPurpose, request: SourceRequest): Promise<Post> {
  const { sources, isSufficient, isUseful } = lookupPlans[purpose]
  const failures: PostFailure[] = []
  let reason: FailureReason | undefined
  let usefulPost: Post | null = null
  for (const source of sources) {
    let outcome = await trySource(source, request)
    if ('fault' in outcome && outcome.fault === 'missing_data') outcome = await trySource(source, request)
    if ('post' in outcome) {
      if (isSufficient(outcome.post)) return outcome.post
      if (isUseful(outcome.post)) usefulPost ??= outcome.post
      continue
    }
    failures.push(outcome.fault)
    reason ??= outcome.reason
    if (isFinalFailure(outcome.fault)) break
  }
  if (usefulPost && !failures.some(isFinalFailure)) return usefulPost
  const failure = pickMostSpecificFailure(failures)
  throw failure === 'busy' && reason ? new PublicError('unavailable', { reason }) : createFailureError(failure)
}

async function trySource(source: PostSource, request: SourceRequest): Promise<SourceResult> {
  try {
    return await source(request)
  } catch (error) {
    request.signal.throwIfAborted()
    if (error instanceof PublicError && error.reason) return { fault: 'busy', reason: error.reason }
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { fault: 'busy', reason: 'upstream_timeout' }
    throw error
  }
}

const MAX_HOPS = 5
const HOP_TIMEOUT_MS = 5_000
const MAX_BYTES = 64 * 1_024

/**
 * Parses each of at most 5 hops like a visitor's link and requests only TikTok's addresses. Throws `video_not_found`
 * for a dead link, which leads to the home page, `invalid_url`, `video_login`, `video_region` or `unavailable`.
 */
async function followShortLink(link: ShortLink, tiktok: TikTokSettings, signal: AbortSignal) {
  let currentLink = link
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const targetLink = await followHop(buildShortUrl(currentLink), tiktok, signal)
    if (targetLink.kind !== 'short') return targetLink
    currentLink = targetLink
  }
  throw new PublicError('unavailable', { reason: 'upstream_request' })
}

async function followHop(url: string, tiktok: TikTokSettings, signal: AbortSignal) {
  const response = await fetchTikTok(url, { tiktok, signal, maxBytes: MAX_BYTES, timeoutMs: HOP_TIMEOUT_MS })
  const { status } = response
  const targetUrl = getRedirectTarget(response)
  if (targetUrl === null)
    throw createFailureError(status === 404 ? 'not_found' : (classifyHttpStatus(status) ?? 'busy'))
  const link = parseTikTokLink(URL.parse(targetUrl, url)?.href ?? '')
  if (link === null) throw new PublicError('invalid_url')
  if (link.kind !== 'other') return link
  if (link.pageKind === 'home') throw createFailureError('not_found')
  if (link.pageKind === 'login' || link.pageKind === 'region') throw createFailureError(link.pageKind)
  return link
}

function getRedirectTarget({ status, headers, text }: TikTokResponse): string | null {
  if (status >= 300 && status < 400) return headers.get('location')
  const [, pageUrl] = /^\s*<a href="([^"]{1,2048})"/i.exec(text) ?? []
  return status === 200 && pageUrl ? pageUrl.replaceAll('&amp;', '&') : null
}

type ResolveOptions = { purpose: LookupPurpose; settings: Pick<MediaSettings, 'tiktok'>; signal: AbortSignal }

/**
 * Cached for two minutes. `video` needs files, `sound` the original sound, `captions` the page's data, or only files if
 * it is unreadable. Throws `invalid_url`, `not_a_video`, `blocked_post`, the `video_…` errors and `unavailable`.
 */
export async function resolvePost(text: string, { purpose, settings, signal }: ResolveOptions): Promise<Post> {
  const { tiktok } = settings
  const link = await findPostLink(text, tiktok, signal)
  refuseBlockedPost(link.id, link.username, tiktok)
  const cache = getPostCache(tiktok, link.id)
  const cachedPost = cache.get(purpose)
  const post = cachedPost ?? (await lookUpPost(purpose, { ...link, tiktok, signal }))
  refuseBlockedPost(post.id, post.author.handle, tiktok)
  // A cache hit does not extend the post's lifetime.
  if (!cachedPost) cache.set(purpose, post)
  return post
}

async function findPostLink(text: string, tiktok: TikTokSettings, signal: AbortSignal): Promise<PostLink> {
  const parsedLink = parseTikTokLink(text)
  if (parsedLink === null) throw new PublicError(getLinkErrorCode(text))
  const link = parsedLink.kind === 'short' ? await followShortLink(parsedLink, tiktok, signal) : parsedLink
  if (link.kind !== 'video' && link.kind !== 'photo') throw new PublicError('not_a_video')
  return link
}

function refuseBlockedPost(id: string, handle: string = '', { blocked }: TikTokSettings): void {
  if (blocked.has(id) || blocked.has(handle.toLowerCase())) throw new PublicError('blocked_post')
}

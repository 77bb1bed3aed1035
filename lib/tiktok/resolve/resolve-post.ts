import 'server-only'
import { PublicError } from '@/lib/core/errors'
import { type PostLink, parseTikTokLink } from '@/lib/tiktok/links/link'
import type { LookupPurpose } from '@/lib/tiktok/posts/lookup-purpose'
import type { Post } from '@/lib/tiktok/posts/post'
import { getPostCache } from '@/lib/tiktok/posts/post-cache'
import type { MediaSettings, TikTokSettings } from '@/lib/tool/settings'
import { lookUpPost } from './look-up-post'
import { followShortLink } from './short-link'

export type ResolveOptions = {
  purpose: LookupPurpose
  settings: Pick<MediaSettings, 'tiktok'>
  signal: AbortSignal
}

/**
 * The public post that a text names, with what the caller needs of it: for `picture` any source will do, `video` brings
 * its files, `sound` also the sound file that it was made with, `captions` asks the page, and gives the files alone when the page cannot be read. Remembered for two
 * minutes. Throws `invalid_url`, `not_a_video`, `blocked_post`, the `video_…` errors, and `unavailable` when no source
 * answers.
 */
export async function resolvePost(text: string, { purpose, settings, signal }: ResolveOptions): Promise<Post> {
  const { tiktok } = settings
  const link = await findPostLink(text, tiktok, signal)
  refuseBlockedPost(link.id, link.username, tiktok)
  const cache = getPostCache(tiktok, link.id)
  const cachedPost = cache.get(purpose)
  const post = cachedPost ?? (await lookUpPost(purpose, { ...link, tiktok, signal }))
  refuseBlockedPost(post.id, post.author.handle, tiktok)
  // A post that is asked for again and again does not live longer for it.
  if (!cachedPost) cache.set(purpose, post)
  return post
}

async function findPostLink(text: string, tiktok: TikTokSettings, signal: AbortSignal): Promise<PostLink> {
  const parsedLink = parseTikTokLink(text)
  if (parsedLink === null) throw new PublicError('invalid_url')
  const link = parsedLink.kind === 'short' ? await followShortLink(parsedLink, tiktok, signal) : parsedLink
  if (link.kind !== 'video' && link.kind !== 'photo') throw new PublicError('not_a_video')
  return link
}

function refuseBlockedPost(id: string, handle: string = '', { blocked }: TikTokSettings): void {
  if (blocked.has(id) || blocked.has(handle.toLowerCase())) throw new PublicError('blocked_post')
}

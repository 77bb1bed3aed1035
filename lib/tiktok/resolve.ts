import 'server-only'
import { LRUCache } from 'lru-cache'
import type { MediaSettings, TikTokSettings } from '@/lib/env/media-settings'
import { CatalogueError } from '@/lib/errors'
import { perProcess } from '@/lib/per-process'
import { type Need, postFrom } from './ask-sources'
import { type PostLink, parseTikTokLink } from './link'
import type { Post } from './post'
import { followShortLink } from './short-link'

export type Resolving = { need: Need; settings: Pick<MediaSettings, 'tiktok'>; signal: AbortSignal }

/** A post's files are bound to the page load that named them, so it is not kept for long. */
const KEPT_MS = 120_000

/**
 * The public post that a text names, with what the caller needs of it: for `picture` any source will do, `video` brings
 * its files, `captions` asks the page, and gives the files alone when the page cannot be read. Remembered for two
 * minutes. Throws `invalid_url`, `not_a_video`, `blocked_post`, the `video_…` errors, and `unavailable` when no source
 * answers.
 */
export async function resolvePost(text: string, { need, settings, signal }: Resolving): Promise<Post> {
  const { tiktok } = settings
  const link = await postLinkIn(text, tiktok, signal)
  refuseBlocked(link.id, link.username, tiktok)
  const kept = perProcess('tiktok.posts', () => new LRUCache<string, Post>({ max: 500, ttl: KEPT_MS }))
  const key = `${tiktok.origin} ${need} ${link.id}`
  const post = kept.get(key) ?? (await postFrom(need, { ...link, tiktok, signal }))
  refuseBlocked(post.id, post.author.handle, tiktok)
  kept.set(key, post)
  return post
}

async function postLinkIn(text: string, tiktok: TikTokSettings, signal: AbortSignal): Promise<PostLink> {
  const given = parseTikTokLink(text)
  if (given === null) throw new CatalogueError('invalid_url')
  const link = given.kind === 'short' ? await followShortLink(given, tiktok, signal) : given
  if (link.kind !== 'video' && link.kind !== 'photo') throw new CatalogueError('not_a_video')
  return link
}

function refuseBlocked(id: string, handle: string = '', { blocked }: TikTokSettings): void {
  if (blocked.has(id) || blocked.has(handle.toLowerCase())) throw new CatalogueError('blocked_post')
}

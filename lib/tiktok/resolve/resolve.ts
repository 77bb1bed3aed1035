import 'server-only'
import { CatalogueError } from '@/lib/core/errors'
import { type PostLink, parseTikTokLink } from '@/lib/tiktok/links/link'
import { keptPosts } from '@/lib/tiktok/posts/kept-posts'
import type { Need } from '@/lib/tiktok/posts/need'
import type { Post } from '@/lib/tiktok/posts/post'
import type { MediaSettings, TikTokSettings } from '@/lib/tool/settings'
import { postFrom } from './ask-sources'
import { followShortLink } from './short-link'

export type Resolving = { need: Need; settings: Pick<MediaSettings, 'tiktok'>; signal: AbortSignal }

/**
 * The public post that a text names, with what the caller needs of it: for `picture` any source will do, `video` brings
 * its files, `sound` also the sound file that it was made with, `captions` asks the page, and gives the files alone when the page cannot be read. Remembered for two
 * minutes. Throws `invalid_url`, `not_a_video`, `blocked_post`, the `video_…` errors, and `unavailable` when no source
 * answers.
 */
export async function resolvePost(text: string, { need, settings, signal }: Resolving): Promise<Post> {
  const { tiktok } = settings
  const link = await postLinkIn(text, tiktok, signal)
  refuseBlocked(link.id, link.username, tiktok)
  const kept = keptPosts(tiktok, link.id)
  const known = kept.get(need)
  const post = known ?? (await postFrom(need, { ...link, tiktok, signal }))
  refuseBlocked(post.id, post.author.handle, tiktok)
  // A post that is asked for again and again does not live longer for it.
  if (!known) kept.set(need, post)
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

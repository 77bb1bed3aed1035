import 'server-only'
import { z } from 'zod'
import { parseTikTokLink } from '@/lib/tiktok/links/link'
import { postUrl } from '@/lib/tiktok/links/rebuilt-url'
import { pictures } from '@/lib/tiktok/posts/pictures'
import { postedAt } from '@/lib/tiktok/posts/posted-at'
import { askTikTok, userAgent } from './ask'
import { amount, parsedJson, text } from './lenient'
import { isChallenge } from './page-data'
import { ANSWER_MS, faultOfStatus, type Outcome, type Request } from './source'

const MAX_BYTES = 2 * 1_024 * 1_024

const answer = z.object({
  title: text,
  author_name: text,
  author_url: text,
  embed_product_id: text,
  embed_type: text,
  thumbnail_url: z.string(),
  thumbnail_width: amount,
  thumbnail_height: amount,
})

/**
 * Asks TikTok's official oEmbed service (developers.tiktok.com/doc/embed-videos, 2026-10-23): text, author and one
 * picture. Its 400 is the same for posts that are deleted, private or never were, and for its own troubles, so it says
 * nothing about the post.
 */
export async function askOembed({ id, username, tiktok, signal }: Request): Promise<Outcome> {
  const about = encodeURIComponent(postUrl(id, username))
  const { status, text } = await askTikTok(`https://www.tiktok.com/oembed?url=${about}`, {
    tiktok,
    signal,
    maxBytes: MAX_BYTES,
    withinMs: ANSWER_MS,
    headers: { Accept: 'application/json' },
  })
  if (status !== 200) return { fault: faultOfStatus(status) ?? 'busy' }
  const json = parsedJson(text)
  if (json === undefined) return { fault: isChallenge(text) ? 'challenge' : 'missing_data' }
  const read = answer.safeParse(json).data
  if (!read || (read.embed_product_id !== '' && read.embed_product_id !== id))
    return { fault: 'changed_shape' }
  const covers = pictures(
    [[[read.thumbnail_url], 'cover', read.thumbnail_width, read.thumbnail_height]],
    tiktok,
  )
  if (covers.length === 0) return { fault: 'changed_shape' }
  const profile = parseTikTokLink(read.author_url)
  const handle = profile?.kind === 'profile' ? profile.username : (username ?? '')
  const kind = read.embed_type === 'photo' ? 'photos' : 'video'
  return {
    post: {
      id,
      url: postUrl(id, handle, kind === 'photos' ? 'photo' : 'video'),
      kind,
      caption: read.title,
      author: { handle, name: read.author_name },
      postedAt: postedAt(id),
      durationSeconds: null,
      covers,
      images: [],
      videos: [],
      sound: null,
      captions: [],
      silent: false,
      access: { referer: 'https://www.tiktok.com/', userAgent, cookie: null },
      source: 'oembed',
    },
  }
}

import 'server-only'
import { z } from 'zod'
import { parseJson } from '@/lib/core/parse-json'
import { buildPostUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { parseTikTokLink } from '@/lib/tiktok/links/tiktok-link'
import { pickImages } from '@/lib/tiktok/posts/choose-media'
import { decodePostTime } from '@/lib/tiktok/posts/post'
import { classifyHttpStatus, emptyPost, fetchTikTok, type SourceRequest, type SourceResult } from './fetch-tiktok'
import * as lenient from './lenient-schemas'
import { isChallenge } from './page-data'

const MAX_BYTES = 2 * 1_024 * 1_024

const replySchema = z.object({
  title: lenient.string,
  author_name: lenient.string,
  author_url: lenient.string,
  embed_product_id: lenient.string,
  embed_type: lenient.string,
  thumbnail_url: z.string(),
  thumbnail_width: lenient.positiveNumber,
  thumbnail_height: lenient.positiveNumber,
})

/** developers.tiktok.com/doc/embed-videos (2026-10-23). Also answers 400 for its own failures. */
export async function fetchFromOembed({ id, username, tiktok, signal }: SourceRequest): Promise<SourceResult> {
  const encodedUrl = encodeURIComponent(buildPostUrl(id, username))
  const { status, text } = await fetchTikTok(`https://www.tiktok.com/oembed?url=${encodedUrl}`, {
    tiktok,
    signal,
    maxBytes: MAX_BYTES,
    headers: { Accept: 'application/json' },
  })
  if (status !== 200) return { fault: classifyHttpStatus(status) ?? 'busy' }
  const json = parseJson(text)
  if (json === undefined) return { fault: isChallenge(text) ? 'challenge' : 'missing_data' }
  const reply = replySchema.safeParse(json).data
  if (!reply || (reply.embed_product_id !== '' && reply.embed_product_id !== id)) return { fault: 'changed_shape' }
  const covers = pickImages([[[reply.thumbnail_url], 'cover', reply.thumbnail_width, reply.thumbnail_height]], tiktok)
  if (covers.length === 0) return { fault: 'changed_shape' }
  const profileLink = parseTikTokLink(reply.author_url)
  const handle = profileLink?.kind === 'profile' ? profileLink.username : (username ?? '')
  const kind = reply.embed_type === 'photo' ? 'photos' : 'video'
  return {
    post: {
      ...emptyPost,
      id,
      url: buildPostUrl(id, handle, kind === 'photos' ? 'photo' : 'video'),
      kind,
      caption: reply.title,
      author: { handle, name: reply.author_name },
      postedAt: decodePostTime(id),
      durationSeconds: null,
      covers,
      source: 'oembed',
    },
  }
}

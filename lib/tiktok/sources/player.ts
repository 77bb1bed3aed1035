import 'server-only'
import { z } from 'zod'
import { parseJson } from '@/lib/core/parse-json'
import { buildPostUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { chooseVideosOrFile, pickImages } from '@/lib/tiktok/posts/choose-media'
import { decodePostTime, type Post } from '@/lib/tiktok/posts/post'
import type { PostFailure } from '@/lib/tiktok/posts/post-failure'
import type { TikTokSettings } from '@/lib/tool/settings'
import {
  classifyHttpStatus,
  emptyPost,
  fetchTikTok,
  type SourceRequest,
  type SourceResult,
  userAgent,
} from './fetch-tiktok'
import * as lenient from './lenient-schemas'
import { isChallenge } from './page-data'

const filesSchema = lenient.object({
  url_list: lenient.strings,
  width: lenient.positiveNumber,
  height: lenient.positiveNumber,
  data_size: lenient.positiveNumber,
})

const itemSchema = z.object({
  id_str: z.string(),
  desc: lenient.string,
  create_time: lenient.positiveNumber,
  author_info: lenient.object({ unique_id: lenient.string, nickname: lenient.string }),
  video_info: lenient.object({
    url_list: lenient.strings,
    cover: filesSchema,
    origin_cover: filesSchema,
    /** The duration is in milliseconds. */
    meta: lenient.object({
      duration: lenient.positiveNumber,
      width: lenient.positiveNumber,
      height: lenient.positiveNumber,
    }),
    profiles: lenient.array(
      z.object({ bitrate: lenient.positiveNumber, codec_type: lenient.string, play_addr: filesSchema }),
    ),
  }),
  image_post_info: lenient.object({ images: lenient.array(z.object({ display_image: filesSchema })) }),
})

type Item = z.output<typeof itemSchema>

/** Returns the post that the player describes; null when it is another post or unreadable. */
function parsePlayerPost(item: unknown, id: string, tiktok: TikTokSettings): Post | null {
  const parsedItem = itemSchema.safeParse(item).data
  if (parsedItem?.id_str !== id) return null
  const { author_info: author, video_info: video } = parsedItem
  const images = pickImages(
    parsedItem.image_post_info.images.map(({ display_image: image }) => [
      image.url_list,
      'cover',
      image.width,
      image.height,
    ]),
    tiktok,
  )
  const covers = pickImages(
    [
      [video.cover.url_list, 'cover'],
      [video.origin_cover.url_list, 'first frame'],
    ],
    tiktok,
  )
  const videos = images.length > 0 ? [] : getVideos(video, tiktok)
  if (videos.length + images.length + covers.length === 0) return null
  return {
    ...emptyPost,
    id,
    url: buildPostUrl(id, author.unique_id, images.length > 0 ? 'photo' : 'video'),
    kind: images.length > 0 ? 'photos' : 'video',
    caption: parsedItem.desc,
    author: { handle: author.unique_id, name: author.nickname },
    postedAt: parsedItem.create_time ?? decodePostTime(id),
    durationSeconds: video.meta.duration && video.meta.duration / 1_000,
    covers,
    images,
    videos,
    source: 'player',
  }
}

function getVideos({ profiles, url_list: urls, meta: { width, height } }: Item['video_info'], tiktok: TikTokSettings) {
  const candidates = profiles.map(({ bitrate, codec_type: codec, play_addr: file }) => ({
    urls: file.url_list,
    codec,
    width: file.width,
    height: file.height,
    bytes: file.data_size,
    bitrate,
  }))
  return chooseVideosOrFile(candidates, { urls, codec: '', width, height }, tiktok)
}

const MAX_BYTES = 2 * 1_024 * 1_024

const replySchema = z.object({
  status_code: lenient.integer,
  items: z.array(z.unknown()).nullish().catch(null),
  results: lenient.array(z.object({ code: lenient.string })),
})

/** developers.tiktok.com/doc/embed-player, 2026-10-28; the address is undocumented. No watermark, captions or sound. */
export async function fetchFromPlayer({ id, tiktok, signal }: SourceRequest): Promise<SourceResult> {
  const { status, text } = await fetchTikTok(`https://www.tiktok.com/player/api/v1/items?item_ids=${id}`, {
    tiktok,
    signal,
    maxBytes: MAX_BYTES,
    headers: { 'User-Agent': userAgent, Accept: 'application/json', Referer: `https://www.tiktok.com/player/v1/${id}` },
  })
  const fault = classifyHttpStatus(status)
  if (fault) return { fault }
  const result = replySchema.safeParse(parseJson(text))
  if (!result.success) return { fault: isChallenge(text) ? 'challenge' : 'missing_data' }
  const firstItem = result.data.items?.[0]
  if (firstItem === undefined) return { fault: classifyReply(result.data) }
  const post = parsePlayerPost(firstItem, id, tiktok)
  return post ? { post } : { fault: 'changed_shape' }
}

/** The meanings of the player's own messages, as public clients report them (read 2026-11-21). */
function classifyReply({ status_code: status, results }: z.output<typeof replySchema>): PostFailure {
  const code = results[0]?.code ?? ''
  if (status === 5 || /nil_core_data|not_exist/.test(code)) return 'not_found'
  return status === 0 && !code.includes('busy') ? 'changed_shape' : 'busy'
}

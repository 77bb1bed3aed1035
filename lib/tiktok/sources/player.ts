import { parseJson } from '@/lib/core/parse-json'
import 'server-only'
import { z } from 'zod'
import { buildPostUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { chooseVideos, pickImages, type VideoCandidate } from '@/lib/tiktok/posts/choose-media'
import { decodePostTime, type Post } from '@/lib/tiktok/posts/post'
import type { PostFailure } from '@/lib/tiktok/posts/post-failure'
import type { TikTokSettings } from '@/lib/tool/settings'
import {
  classifyHttpStatus,
  fetchTikTok,
  SOURCE_TIMEOUT_MS,
  type SourceRequest,
  type SourceResult,
  userAgent,
} from './fetch-tiktok'
import {
  lenientArray,
  lenientInteger,
  lenientObject,
  lenientPositiveNumber,
  lenientString,
  lenientStrings,
} from './lenient-schemas'
import { isChallenge } from './page-data'

const filesSchema = lenientObject({
  url_list: lenientStrings,
  width: lenientPositiveNumber,
  height: lenientPositiveNumber,
  data_size: lenientPositiveNumber,
})

const itemSchema = z.object({
  id_str: z.string(),
  desc: lenientString,
  create_time: lenientPositiveNumber,
  author_info: lenientObject({ unique_id: lenientString, nickname: lenientString }),
  video_info: lenientObject({
    url_list: lenientStrings,
    cover: filesSchema,
    origin_cover: filesSchema,
    /** The duration is in milliseconds. */
    meta: lenientObject({
      duration: lenientPositiveNumber,
      width: lenientPositiveNumber,
      height: lenientPositiveNumber,
    }),
    profiles: lenientArray(
      z.object({ bitrate: lenientPositiveNumber, codec_type: lenientString, play_addr: filesSchema }),
    ),
  }),
  image_post_info: lenientObject({ images: lenientArray(z.object({ display_image: filesSchema })) }),
})

type Item = z.output<typeof itemSchema>

/** Returns the post that the player describes; null when it is another post or unreadable. */
function parsePlayerPost(item: unknown, id: string, tiktok: TikTokSettings): Post | null {
  const parsedItem = itemSchema.safeParse(item).data
  if (parsedItem?.id_str !== id) return null
  const { author_info: author, video_info: video } = parsedItem
  const images = pickImages(
    parsedItem.image_post_info.images.map(({ display_image: { url_list, width, height } }) => [
      url_list,
      'cover',
      width,
      height,
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
    sound: null,
    captions: [],
    isSilent: false,
    access: { referer: 'https://www.tiktok.com/', userAgent, cookie: null },
    source: 'player',
  }
}

function getVideos({ profiles, url_list, meta }: Item['video_info'], tiktok: TikTokSettings) {
  const candidates = profiles.map(
    ({ bitrate, codec_type: codec, play_addr: { url_list: urls, data_size: bytes, width, height } }) => ({
      urls,
      codec,
      width,
      height,
      bytes,
      bitrate,
    }),
  )
  const defaultVideo: VideoCandidate = {
    urls: url_list,
    codec: '',
    width: meta.width,
    height: meta.height,
    bytes: null,
    bitrate: null,
  }
  const chosenVideos = chooseVideos(candidates, tiktok)
  return chosenVideos.some(({ codec }) => codec === 'h264')
    ? chosenVideos
    : chooseVideos([...candidates, defaultVideo], tiktok)
}

const MAX_BYTES = 2 * 1_024 * 1_024

const replySchema = z.object({
  status_code: lenientInteger,
  items: z.array(z.unknown()).nullish().catch(null),
  results: lenientArray(z.object({ code: lenientString })),
})

/** The meanings of the player's own messages, as public clients report them (read 2026-11-21). */
const codeFailurePatterns: readonly (readonly [RegExp, PostFailure])[] = [
  [/nil_core_data|not_exist/, 'not_found'],
  [/busy/, 'busy'],
]

/** developers.tiktok.com/doc/embed-player, 2026-10-28; the address is undocumented. No watermark, captions or sound. */
export async function fetchFromPlayer({ id, tiktok, signal }: SourceRequest): Promise<SourceResult> {
  const { status, text } = await fetchTikTok(`https://www.tiktok.com/player/api/v1/items?item_ids=${id}`, {
    tiktok,
    signal,
    maxBytes: MAX_BYTES,
    timeoutMs: SOURCE_TIMEOUT_MS,
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

function classifyReply({ status_code: status, results }: z.output<typeof replySchema>): PostFailure {
  if (status === 5) return 'not_found'
  const code = results[0]?.code ?? ''
  const failure = codeFailurePatterns.find(([pattern]) => pattern.test(code))?.[1]
  return failure ?? (status === 0 ? 'changed_shape' : 'busy')
}

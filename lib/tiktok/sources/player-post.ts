import { z } from 'zod'
import { buildPostUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { chooseVideos, type VideoCandidate } from '@/lib/tiktok/posts/choose-videos'
import { decodePostTime } from '@/lib/tiktok/posts/decode-post-time'
import { pickImages } from '@/lib/tiktok/posts/pick-images'
import type { Post } from '@/lib/tiktok/posts/post'
import type { TikTokSettings } from '@/lib/tool/settings'
import { userAgent } from './fetch-tiktok'
import { lenientArray, lenientObject, lenientPositiveNumber, lenientString, lenientStrings } from './lenient-schemas'

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
export function parsePlayerPost(item: unknown, id: string, tiktok: TikTokSettings): Post | null {
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

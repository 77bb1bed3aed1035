import { z } from 'zod'
import { postUrl } from '@/lib/tiktok/links/rebuilt-url'
import { chooseVideos, type ListedVideo } from '@/lib/tiktok/posts/choose-videos'
import { pictures } from '@/lib/tiktok/posts/pictures'
import type { Post } from '@/lib/tiktok/posts/post'
import { postedAt } from '@/lib/tiktok/posts/posted-at'
import type { TikTokSettings } from '@/lib/tool/settings'
import { userAgent } from './ask'
import { amount, listOf, part, text, texts } from './lenient'

const files = part({ url_list: texts, width: amount, height: amount, data_size: amount })

const item = z.object({
  id_str: z.string(),
  desc: text,
  create_time: amount,
  author_info: part({ unique_id: text, nickname: text }),
  video_info: part({
    url_list: texts,
    cover: files,
    origin_cover: files,
    /** The duration is in milliseconds. */
    meta: part({ duration: amount, width: amount, height: amount }),
    profiles: listOf(z.object({ bitrate: amount, codec_type: text, play_addr: files })),
  }),
  image_post_info: part({ images: listOf(z.object({ display_image: files })) }),
})

type Item = z.output<typeof item>

/** The post that the player describes; null when this is not the one, or nothing of it can be read. */
export function playerPost(found: unknown, id: string, tiktok: TikTokSettings): Post | null {
  const read = item.safeParse(found).data
  if (read?.id_str !== id) return null
  const { author_info: author, video_info: video } = read
  const images = pictures(
    read.image_post_info.images.map(({ display_image: { url_list, width, height } }) => [
      url_list,
      'cover',
      width,
      height,
    ]),
    tiktok,
  )
  const covers = pictures(
    [
      [video.cover.url_list, 'cover'],
      [video.origin_cover.url_list, 'first frame'],
    ],
    tiktok,
  )
  const videos = images.length > 0 ? [] : videosOf(video, tiktok)
  if (videos.length + images.length + covers.length === 0) return null
  return {
    id,
    url: postUrl(id, author.unique_id, images.length > 0 ? 'photo' : 'video'),
    kind: images.length > 0 ? 'photos' : 'video',
    caption: read.desc,
    author: { handle: author.unique_id, name: author.nickname },
    postedAt: read.create_time ?? postedAt(id),
    durationSeconds: video.meta.duration && video.meta.duration / 1_000,
    covers,
    images,
    videos,
    sound: null,
    captions: [],
    silent: false,
    access: { referer: 'https://www.tiktok.com/', userAgent, cookie: null },
    source: 'player',
  }
}

function videosOf({ profiles, url_list, meta }: Item['video_info'], tiktok: TikTokSettings) {
  const listed = profiles.map(
    ({
      bitrate,
      codec_type: codec,
      play_addr: { url_list: addresses, data_size: bytes, width, height },
    }) => ({
      addresses,
      codec,
      width,
      height,
      bytes,
      bitrate,
    }),
  )
  const usual: ListedVideo = {
    addresses: url_list,
    codec: '',
    width: meta.width,
    height: meta.height,
    bytes: null,
    bitrate: null,
  }
  const chosen = chooseVideos(listed, tiktok)
  return chosen.some(({ codec }) => codec === 'h264') ? chosen : chooseVideos([...listed, usual], tiktok)
}

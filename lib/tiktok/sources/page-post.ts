import { buildPostUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { chooseVideos } from '@/lib/tiktok/posts/choose-videos'
import { decodePostTime } from '@/lib/tiktok/posts/decode-post-time'
import { pickImages } from '@/lib/tiktok/posts/pick-images'
import { pickMediaUrl } from '@/lib/tiktok/posts/pick-media-url'
import type { MediaAccess, Post, Sound, Video } from '@/lib/tiktok/posts/post'
import type { PostFailure } from '@/lib/tiktok/posts/post-failures'
import type { TikTokSettings } from '@/lib/tool/settings'
import { listCaptionTracks } from './page-captions'
import { type PageItem, pageItemSchema } from './page-item'

/** TikTok's own reason why a post has no captions: nobody speaks (seen by one client, 2026). */
const NO_SPEECH_REASON = 3

type PagePostContext = {
  id: string
  username: string | undefined
  tiktok: TikTokSettings
  access: MediaAccess
}

/** The post that a page describes, or why it may not be shown: private and age-restricted ones come half empty. */
export function parsePagePost(
  item: unknown,
  { id, username = '', tiktok, access }: PagePostContext,
): Post | PostFailure {
  const pageItem = pageItemSchema.safeParse(item).data
  if (pageItem?.id !== id) return 'changed_shape'
  if (pageItem.privateItem || pageItem.author.privateAccount) return 'private'
  const { video, author } = pageItem
  const images = getImages(pageItem, tiktok)
  const kind = pageItem.imagePost ? 'photos' : 'video'
  const videos = kind === 'photos' ? [] : getVideos(video, tiktok)
  if (pageItem.isContentClassified && videos.length + images.length === 0) return 'age'
  const handle = author.uniqueId || username
  const post: Post = {
    id,
    url: buildPostUrl(id, handle, kind === 'photos' ? 'photo' : 'video'),
    kind,
    caption: pageItem.desc,
    author: { handle, name: author.nickname },
    postedAt: pageItem.createTime ?? decodePostTime(id),
    durationSeconds: video.duration,
    covers: pickImages(
      [
        [video.cover, 'cover'],
        [video.originCover, 'first frame'],
        [video.dynamicCover, 'animated'],
      ],
      tiktok,
    ),
    images,
    videos,
    sound: getSound(pageItem.music, tiktok),
    captions: listCaptionTracks(video, tiktok),
    isSilent: video.claInfo.noCaptionReason === NO_SPEECH_REASON,
    access,
    source: 'page',
  }
  return videos.length + images.length + post.covers.length === 0 ? 'changed_shape' : post
}

function getImages({ imagePost }: PageItem, tiktok: TikTokSettings) {
  const candidates = imagePost?.images ?? []
  return pickImages(
    candidates.map(({ imageURL, imageWidth, imageHeight }) => [imageURL.urlList, 'cover', imageWidth, imageHeight]),
    tiktok,
  )
}

function getVideos(video: PageItem['video'], tiktok: TikTokSettings): Video[] {
  const candidates = video.bitrateInfo.map(({ Bitrate: bitrate, CodecType: codec, PlayAddr: file }) => ({
    urls: file.UrlList,
    codec,
    width: file.Width,
    height: file.Height,
    bytes: file.DataSize,
    bitrate,
  }))
  const chosenVideos = chooseVideos(candidates, tiktok)
  if (chosenVideos.some(({ codec }) => codec === 'h264')) return chosenVideos
  const { playAddr: urls, codecType: codec, width, height } = video
  return chooseVideos([...candidates, { urls, codec, width, height, bytes: null, bitrate: null }], tiktok)
}

function getSound({ playUrl, title, authorName, original }: PageItem['music'], tiktok: TikTokSettings): Sound | null {
  const url = pickMediaUrl(playUrl, tiktok)
  if (!url) return null
  const isMp3 = /[?&]mime_type=audio_mpeg\b|\.mp3(?:[?#]|$)/.test(url)
  return { url, format: isMp3 ? 'mp3' : 'm4a', title, author: authorName, isOriginal: original }
}

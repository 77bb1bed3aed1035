import { z } from 'zod'
import { buildPostUrl } from '@/lib/tiktok/links/build-tiktok-url'
import { chooseVideosOrFile, pickImages, pickMediaUrl } from '@/lib/tiktok/posts/choose-media'
import {
  type CaptionTrack,
  decodePostTime,
  type MediaAccess,
  type Post,
  type Sound,
  type Video,
} from '@/lib/tiktok/posts/post'
import type { PostFailure } from '@/lib/tiktok/posts/post-failure'
import type { TikTokSettings } from '@/lib/tool/settings'
import * as lenient from './lenient-schemas'

const authorSchema = z.preprocess(
  (value) => (typeof value === 'string' ? { uniqueId: value } : value),
  lenient.object({ uniqueId: lenient.string, nickname: lenient.string, privateAccount: lenient.boolean }),
)

const urlsSchema = z.preprocess(
  (value) =>
    Array.isArray(value) ? value.flatMap((entry) => entry?.src ?? []) : typeof value === 'string' ? [value] : [],
  lenient.strings,
)

/** A post as TikTok's page describes it; the fields are those that yt-dlp, cobalt and gallery-dl read (2026-11-21). */
const pageItemSchema = z.object({
  id: z.string(),
  desc: lenient.string,
  createTime: lenient.positiveNumber,
  isContentClassified: lenient.boolean,
  privateItem: lenient.boolean,
  author: authorSchema,
  music: lenient.object({
    title: lenient.string,
    authorName: lenient.string,
    original: lenient.boolean,
    playUrl: urlsSchema,
  }),
  imagePost: z
    .object({
      images: lenient.array(
        z.object({
          imageURL: lenient.object({ urlList: lenient.strings }),
          imageWidth: lenient.positiveNumber,
          imageHeight: lenient.positiveNumber,
        }),
      ),
    })
    .optional()
    .catch(undefined),
  video: lenient.object({
    width: lenient.positiveNumber,
    height: lenient.positiveNumber,
    /** Seconds. */
    duration: lenient.positiveNumber,
    codecType: lenient.string,
    cover: urlsSchema,
    originCover: urlsSchema,
    dynamicCover: urlsSchema,
    /** `downloadAddr` beside it has the watermark and is never read. */
    playAddr: urlsSchema,
    bitrateInfo: lenient.array(
      z.object({
        Bitrate: lenient.positiveNumber,
        CodecType: lenient.string,
        PlayAddr: lenient.object({
          UrlList: lenient.strings,
          DataSize: lenient.positiveNumber,
          Width: lenient.positiveNumber,
          Height: lenient.positiveNumber,
        }),
      }),
    ),
    subtitleInfos: lenient.array(
      z.object({
        LanguageCodeName: lenient.string,
        Url: lenient.string,
        Format: lenient.string,
        Source: lenient.string,
      }),
    ),
    claInfo: lenient.object({
      noCaptionReason: lenient.integer,
      captionInfos: lenient.array(
        z.object({
          language: lenient.string,
          url: lenient.string,
          urlList: lenient.strings,
          isAutoGen: lenient.boolean,
          isOriginalCaption: lenient.boolean,
          captionFormat: lenient.string,
        }),
      ),
    }),
  }),
})

type PageItem = z.output<typeof pageItemSchema>

/** TikTok's codes for speech recognition and machine translation; captions that it calls LC are the creator's own. */
const captionSources: Readonly<Record<string, CaptionTrack['source']>> = {
  ASR: 'automatic',
  MT: 'translated',
  LC: 'creator',
}

/** Lists WebVTT caption tracks of the first list that has any. */
function listCaptionTracks({ subtitleInfos, claInfo }: PageItem['video'], tiktok: TikTokSettings): CaptionTrack[] {
  const subtitleTracks: TrackCandidate[] = subtitleInfos
    .filter(({ Format }) => isVtt(Format))
    .map(({ Url, LanguageCodeName, Source }) => ({
      urls: [Url],
      language: LanguageCodeName,
      source: captionSources[Source] ?? 'automatic',
    }))
  const fallbackTracks: TrackCandidate[] = claInfo.captionInfos
    .filter(({ captionFormat }) => isVtt(captionFormat))
    .map((info) => ({
      urls: [info.url, ...info.urlList],
      language: info.language,
      source: info.isAutoGen ? (info.isOriginalCaption ? 'automatic' : 'translated') : 'creator',
    }))
  const tracks = pickFetchableTracks(subtitleTracks, tiktok)
  return tracks.length > 0 ? tracks : pickFetchableTracks(fallbackTracks, tiktok)
}

type TrackCandidate = { urls: readonly string[]; language: string; source: CaptionTrack['source'] }

function pickFetchableTracks(candidates: readonly TrackCandidate[], tiktok: TikTokSettings): CaptionTrack[] {
  return candidates.flatMap(({ urls, language, source }) => {
    const url = pickMediaUrl(urls, tiktok)
    return url ? [{ url, language: toBcp47(language), source }] : []
  })
}

const isVtt = (format: string) => format === '' || /vtt/i.test(format)

/** TikTok writes `eng-US`; the canonical form is `en-US`. */
function toBcp47(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'und'
  } catch {
    return 'und'
  }
}

/** TikTok's reason code for a post without captions: it has no speech (seen by one client, 2026). */
const NO_SPEECH_REASON = 3

type PagePostContext = { id: string; username: string | undefined; tiktok: TikTokSettings; access: MediaAccess }

/** Returns the post, or why it may not be shown. Private and age-restricted posts arrive incomplete. */
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
  const { playAddr: urls, codecType: codec, width, height } = video
  return chooseVideosOrFile(candidates, { urls, codec, width, height }, tiktok)
}

function getSound({ playUrl, title, authorName, original }: PageItem['music'], tiktok: TikTokSettings): Sound | null {
  const url = pickMediaUrl(playUrl, tiktok)
  if (!url) return null
  const isMp3 = /[?&]mime_type=audio_mpeg\b|\.mp3(?:[?#]|$)/.test(url)
  return { url, format: isMp3 ? 'mp3' : 'm4a', title, author: authorName, isOriginal: original }
}

import { z } from 'zod'
import { amount, flag, listOf, part, text, texts, whole } from './lenient'

const author = z.preprocess(
  (value) => (typeof value === 'string' ? { uniqueId: value } : value),
  part({ uniqueId: text, nickname: text, privateAccount: flag }),
)

const address = z.preprocess(
  (value) =>
    Array.isArray(value) ? value.flatMap((one) => one?.src ?? []) : typeof value === 'string' ? [value] : [],
  texts,
)

/** A post as TikTok's page describes it; fields as yt-dlp, cobalt and gallery-dl read them (2026-11-21). */
export const pageItem = z.object({
  id: z.string(),
  desc: text,
  createTime: amount,
  isContentClassified: flag,
  privateItem: flag,
  author,
  music: part({ title: text, authorName: text, original: flag, playUrl: address }),
  imagePost: z
    .object({
      images: listOf(
        z.object({ imageURL: part({ urlList: texts }), imageWidth: amount, imageHeight: amount }),
      ),
    })
    .optional()
    .catch(undefined),
  video: part({
    width: amount,
    height: amount,
    /** Seconds. */
    duration: amount,
    codecType: text,
    cover: address,
    originCover: address,
    dynamicCover: address,
    /** `downloadAddr` beside it carries the watermark and is never read. */
    playAddr: address,
    bitrateInfo: listOf(
      z.object({
        Bitrate: amount,
        CodecType: text,
        PlayAddr: part({ UrlList: texts, DataSize: amount, Width: amount, Height: amount }),
      }),
    ),
    subtitleInfos: listOf(z.object({ LanguageCodeName: text, Url: text, Format: text, Source: text })),
    claInfo: part({
      noCaptionReason: whole,
      captionInfos: listOf(
        z.object({
          language: text,
          url: text,
          urlList: texts,
          isAutoGen: flag,
          isOriginalCaption: flag,
          captionFormat: text,
        }),
      ),
    }),
  }),
})

export type PageItem = z.output<typeof pageItem>

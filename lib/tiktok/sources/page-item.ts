import { z } from 'zod'
import {
  lenientArray,
  lenientBoolean,
  lenientInteger,
  lenientObject,
  lenientPositiveNumber,
  lenientString,
  lenientStrings,
} from './lenient-schemas'

const authorSchema = z.preprocess(
  (value) => (typeof value === 'string' ? { uniqueId: value } : value),
  lenientObject({ uniqueId: lenientString, nickname: lenientString, privateAccount: lenientBoolean }),
)

const urlsSchema = z.preprocess(
  (value) =>
    Array.isArray(value) ? value.flatMap((entry) => entry?.src ?? []) : typeof value === 'string' ? [value] : [],
  lenientStrings,
)

/** A post as TikTok's page describes it; the fields are those that yt-dlp, cobalt and gallery-dl read (2026-11-21). */
export const pageItemSchema = z.object({
  id: z.string(),
  desc: lenientString,
  createTime: lenientPositiveNumber,
  isContentClassified: lenientBoolean,
  privateItem: lenientBoolean,
  author: authorSchema,
  music: lenientObject({
    title: lenientString,
    authorName: lenientString,
    original: lenientBoolean,
    playUrl: urlsSchema,
  }),
  imagePost: z
    .object({
      images: lenientArray(
        z.object({
          imageURL: lenientObject({ urlList: lenientStrings }),
          imageWidth: lenientPositiveNumber,
          imageHeight: lenientPositiveNumber,
        }),
      ),
    })
    .optional()
    .catch(undefined),
  video: lenientObject({
    width: lenientPositiveNumber,
    height: lenientPositiveNumber,
    /** Seconds. */
    duration: lenientPositiveNumber,
    codecType: lenientString,
    cover: urlsSchema,
    originCover: urlsSchema,
    dynamicCover: urlsSchema,
    /** `downloadAddr` beside it has the watermark and is never read. */
    playAddr: urlsSchema,
    bitrateInfo: lenientArray(
      z.object({
        Bitrate: lenientPositiveNumber,
        CodecType: lenientString,
        PlayAddr: lenientObject({
          UrlList: lenientStrings,
          DataSize: lenientPositiveNumber,
          Width: lenientPositiveNumber,
          Height: lenientPositiveNumber,
        }),
      }),
    ),
    subtitleInfos: lenientArray(
      z.object({ LanguageCodeName: lenientString, Url: lenientString, Format: lenientString, Source: lenientString }),
    ),
    claInfo: lenientObject({
      noCaptionReason: lenientInteger,
      captionInfos: lenientArray(
        z.object({
          language: lenientString,
          url: lenientString,
          urlList: lenientStrings,
          isAutoGen: lenientBoolean,
          isOriginalCaption: lenientBoolean,
          captionFormat: lenientString,
        }),
      ),
    }),
  }),
})

export type PageItem = z.output<typeof pageItemSchema>

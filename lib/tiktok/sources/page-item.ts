import { z } from 'zod'
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
export const pageItemSchema = z.object({
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

export type PageItem = z.output<typeof pageItemSchema>

import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { uniqueBy } from '@/lib/core/unique-by'

/** Tags that say nothing about a video. Instagram advises against generic tags (@creators, December 2025). */
const fillerTags = new Set(
  (
    'fyp fypシ fypシ゚viral fypage foryou foryoupage foryourpage fy viral viralvideo viraltiktok viralreels goviral trending ' +
    'trend trendingnow tiktok tiktokviral tiktoktrend xyzbca explore explorepage explorepageready reels reelsinstagram ' +
    'instagram instagood instadaily instareels insta youtube youtuber youtubeshorts shorts shortsfeed content contentcreator ' +
    'creator video videos followme follow followforfollow f4f l4l like likeforlike likes like4like blowthisup makethisviral ' +
    'tiktokmademebuyit photooftheday picoftheday love'
  ).split(' '),
)

export const isFillerTag = (tag: string): boolean => fillerTags.has(tag.replace(/^[#＃]+/u, '').toLowerCase())

/** `#` and letters, digits and underscores; null without a letter or with more than 30 code points. */
export function normalizeTag(tag: string): string | null {
  const tagText = normalizeUnicode(tag)
    .trim()
    .replace(/^[#＃]+/u, '')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '')
  return /\p{L}/u.test(tagText) && [...tagText].length <= MAX_TAG_LENGTH ? `#${tagText}` : null
}

export const MAX_TAG_LENGTH = 30

type FitOptions = { max: number; excludedTags?: readonly string[]; shouldKeepFiller?: boolean }

/** In their order, unique regardless of case. Removes filler tags such as #fyp unless `shouldKeepFiller` is set. */
export function fitHashtags(tags: readonly string[], { max, excludedTags = [], shouldKeepFiller = false }: FitOptions) {
  const excludedKeys = new Set(excludedTags.map((tag) => normalizeTag(tag)?.toLowerCase()))
  const fittingTags = tags
    .flatMap((tag) => normalizeTag(tag) ?? [])
    .filter((tag) => !excludedKeys.has(tag.toLowerCase()) && (shouldKeepFiller || !isFillerTag(tag)))
  return uniqueBy(fittingTags, (tag) => tag.toLowerCase()).slice(0, Math.max(0, max))
}

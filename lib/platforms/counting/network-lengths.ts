import { splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { replaceRanges } from '@/lib/core/strings/text-ranges'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import type { LengthUnit } from '@/lib/platforms/networks/network-field'
import { countGraphemes } from './graphemes'
import { measureByteLength, measureUtf16Length, measureWeightedLength } from './text-length'
import { findUrlRanges } from './urls'

export type LengthByUnit = Readonly<Record<LengthUnit, number>>

export const lengthCounters: Readonly<Record<LengthUnit, (text: string) => number>> = {
  characters: measureUtf16Length,
  weighted: measureWeightedLength,
  bytes: measureByteLength,
  hashtags: (text) => findHashtags(text).length,
  graphemes: countGraphemes,
  threads: measureThreadsLength,
  mastodon: measureMastodonLength,
}

export const measureLengths = (text: string) =>
  Object.fromEntries(Object.entries(lengthCounters).map(([unit, measure]) => [unit, measure(text)])) as LengthByUnit

/**
 * Returns the length by Threads' rules, whose limit is 500. Each character counts 1, but an emoji counts its UTF-8
 * bytes (developers.facebook.com/documentation/threads/posts, checked 2026-11).
 */
function measureThreadsLength(text: string): number {
  const { emoji, rest } = splitEmoji(text)
  return emoji.reduce((length, emojiSequence) => length + measureByteLength(emojiSequence), rest.length)
}

/** Only word characters may precede the second @, so that an email address is not a mention. */
const remoteMentionPattern = /(?<![\p{L}\p{N}_/])@([a-z0-9_]+)@[\p{L}\p{N}.-]*[\p{L}\p{N}]/giu

/**
 * Returns the length in graphemes by Mastodon's rules, whose usual limit is 500. A link counts 23, and a remote mention
 * counts only its user name (docs.joinmastodon.org/user/posting, checked 2026-11).
 */
export function measureMastodonLength(text: string): number {
  const links = findUrlRanges(text).filter(({ start }) => /^https?:/i.test(text.slice(start, start + 6)))
  const shortenedText = replaceRanges(text, links, () => 'x'.repeat(23))
  return countGraphemes(shortenedText.replace(remoteMentionPattern, '@$1'))
}

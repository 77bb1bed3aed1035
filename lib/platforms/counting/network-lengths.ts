import { splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { replaceRanges } from '@/lib/core/strings/text-ranges'
import { findSchemeUrlRanges } from '@/lib/core/strings/urls'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import type { LengthUnit } from '@/lib/platforms/networks/network-field'
import { countGraphemes } from './graphemes'
import { measureByteLength, measureUtf16Length, measureWeightedLength, URL_WEIGHT } from './text-length'

export type LengthByUnit = Readonly<Record<LengthUnit, number>>

export const lengthCounters: Readonly<Record<LengthUnit, (text: string) => number>> = {
  characters: measureUtf16Length,
  weighted: measureWeightedLength,
  bytes: measureByteLength,
  hashtags: (text) => findHashtags(text).length,
  graphemes: countGraphemes,
  bluesky: measureBlueskyLength,
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

/**
 * Returns the length in graphemes by the rules of Bluesky's app, whose limit is 300. It shortens a link with a scheme
 * to its host and 15 characters after it (github.com/bluesky-social/social-app, src/lib/strings/url-helpers.ts and
 * rich-text-manip.ts, checked 2026-11).
 */
function measureBlueskyLength(text: string): number {
  return countGraphemes(
    replaceRanges(text, findSchemeUrlRanges(text), ({ start, end }) => shortenUrl(text.slice(start, end))),
  )
}

const MAX_PATH_LENGTH = 15

function shortenUrl(urlText: string): string {
  const url = URL.parse(urlText)
  if (!url) return urlText
  const path = `${url.pathname === '/' ? '' : url.pathname}${url.search}${url.hash}`
  return `${url.host}${path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH - 2)}...` : path}`
}

/** Only word characters may precede the second @, so that an email address is not a mention. */
const remoteMentionPattern = /(?<![\p{L}\p{N}_/])@([a-z0-9_]+)@[\p{L}\p{N}.-]*[\p{L}\p{N}]/giu

/**
 * Returns the length in graphemes by Mastodon's rules, whose usual limit is 500. A link counts 23, and a remote mention
 * counts only its user name (docs.joinmastodon.org/user/posting, checked 2026-11).
 */
export function measureMastodonLength(text: string): number {
  const shortenedText = replaceRanges(text, findSchemeUrlRanges(text), () => 'x'.repeat(URL_WEIGHT))
  return countGraphemes(shortenedText.replace(remoteMentionPattern, '@$1'))
}

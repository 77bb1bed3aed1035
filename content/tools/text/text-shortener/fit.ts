import { cleanText } from '@/lib/core/strings/clean-text'
import { getLimit, type ShortenInput } from './fields'
import { shortenToLimit } from './shorten-to-limit'
import type { ShorterVersion } from './shorter-version'

/** A version that is within the limit whatever wrote it: one that is too long loses whole sentences, its links and tags stay. */
export function fitShorterVersion({ text, left }: ShorterVersion, input: ShortenInput): ShorterVersion | null {
  const limit = getLimit(input)
  const shortenedText = shortenToLimit(text.trim(), limit, {
    shouldKeepLinks: input.parameters.keepLinks,
    priority: 'rank',
  }).text
  return shortenedText === '' ? null : { text: shortenedText, left: cleanText(left) }
}

import { cleanText } from '@/lib/core/strings/clean-text'
import type { ShorterVersion } from './fields'
import { getLimit, type ShortenInput } from './fields'
import { shortenToLimit } from './shorten-to-limit'

/** Drops whole sentences of a text that is too long, but preserves its links and tags. */
export function fitShorterVersion({ text, left }: ShorterVersion, input: ShortenInput): ShorterVersion | null {
  const limit = getLimit(input)
  const shortenedText = shortenToLimit(text.trim(), limit, {
    shouldKeepLinks: input.parameters.keepLinks,
    priority: 'rank',
  }).text
  return shortenedText === '' ? null : { text: shortenedText, left: cleanText(left) }
}

import { cleanText } from '@/lib/core/strings/clean-text'
import { getLimit, type ShortenInput, type ShorterVersion } from './fields'
import { shortenToLimit } from './shorten-to-limit'

/** Drops whole sentences from a text that is too long. Preserves its links and tags if `keepLinks` is on. */
export function fitShorterVersion({ text, left }: ShorterVersion, input: ShortenInput): ShorterVersion | null {
  const limit = getLimit(input)
  const shortenedText = shortenToLimit(text.trim(), limit, {
    shouldKeepLinks: input.parameters.keepLinks,
    priority: 'rank',
  }).text
  return shortenedText === '' ? null : { text: shortenedText, left: cleanText(left) }
}

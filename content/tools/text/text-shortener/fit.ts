import { cleanText } from '@/lib/core/strings/clean-text'
import { roomOf, type ShortenInput } from './fields'
import { keepSentences } from './keep-sentences'
import type { Version } from './version'

/** A version that is within the limit whatever wrote it: one that is too long loses whole sentences, its links and tags stay. */
export function fitVersion({ text, left }: Version, input: ShortenInput): Version | null {
  const room = roomOf(input)
  const fitted = keepSentences(text.trim(), room, { keepLinks: input.parameters.keepLinks, by: 'rank' }).text
  return fitted === '' ? null : { text: fitted, left: cleanText(left) }
}

import type { DraftContext } from '@/lib/tool/tool-definition'
import { getTopicWords } from '@/lib/writer/tags/topic-words'
import { channels } from './channels'
import { parseFeatures } from './features'
import type { ProductInput } from './fields'

export const MAX_KEYWORDS = 5
const MAX_KEYWORD_WORDS = 3

/** What somebody may search for: the name, its features, what the text is about; in small letters, in the visitor’s words. */
export function suggestKeywords(input: ProductInput & DraftContext): string[] {
  const { name, channel } = input.parameters
  const { known, others } = getTopicWords(input.reading)
  const noun = name.split(/\s+/).at(-1) ?? ''
  const { features } = parseFeatures(input)
  const shortFeatures = features.filter((feature) => feature.split(/\s+/).length <= MAX_KEYWORD_WORDS)
  const candidates = [name, ...known, ...(noun && name !== noun ? [noun] : []), ...shortFeatures, ...others]
  return fitKeywords(candidates, channels[channel].maxKeywordLength)
}

/** Different phrases of at most `maxLength` characters, without a sign that a search box does not take. */
export function fitKeywords(candidates: readonly string[], maxLength: number): string[] {
  const normalizedKeywords = candidates.map((keyword) =>
    keyword
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s'’-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return [...new Set(normalizedKeywords)]
    .filter((keyword) => keyword !== '' && keyword.length <= maxLength)
    .slice(0, MAX_KEYWORDS)
}

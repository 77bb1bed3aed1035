import type { DraftContext } from '@/lib/tool/define'
import { ownWords } from '@/lib/writer/tags/own-words'
import { channels } from './channels'
import { parseFeatures } from './features'
import type { ProductInput } from './fields'

export const MAX_KEYWORDS = 5
const MAX_KEYWORD_WORDS = 3

/** What somebody may search for: the name, its features, what the text is about; in small letters, in the visitor’s words. */
export function suggestKeywords(input: ProductInput & DraftContext): string[] {
  const { name, channel } = input.parameters
  const { known, others } = ownWords(input.reading)
  const noun = name.split(/\s+/).at(-1) ?? ''
  const { features } = parseFeatures(input)
  const short = features.filter((feature) => feature.split(/\s+/).length <= MAX_KEYWORD_WORDS)
  const candidates = [name, ...known, ...(noun && name !== noun ? [noun] : []), ...short, ...others]
  return fitKeywords(candidates, channels[channel].maxKeywordLength)
}

/** Different phrases of at most `longest` characters, without a sign that a search box does not take. */
export function fitKeywords(candidates: readonly string[], maxLength: number): string[] {
  const plain = candidates.map((one) =>
    one
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s'’-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return [...new Set(plain)].filter((one) => one !== '' && one.length <= maxLength).slice(0, MAX_KEYWORDS)
}

import type { Order } from '@/lib/tool/define'
import { ownWords } from '@/lib/writer/tags/own-words'
import { channels } from './channels'
import { readFeatures } from './features'
import type { ProductInput } from './fields'

export const MOST_KEYWORDS = 5
const MOST_WORDS = 3

/** What somebody may search for: the name, its features, what the text is about; in small letters, in the visitor’s words. */
export function keywordsFor(input: ProductInput & Order): string[] {
  const { name, channel } = input.parameters
  const { known, others } = ownWords(input.reading)
  const noun = name.split(/\s+/).at(-1) ?? ''
  const { features } = readFeatures(input)
  const short = features.filter((feature) => feature.split(/\s+/).length <= MOST_WORDS)
  const candidates = [name, ...known, ...(noun && name !== noun ? [noun] : []), ...short, ...others]
  return fitKeywords(candidates, channels[channel].keyword)
}

/** Different phrases of at most `longest` characters, without a sign that a search box does not take. */
export function fitKeywords(candidates: readonly string[], longest: number): string[] {
  const plain = candidates.map((one) =>
    one
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s'’-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return [...new Set(plain)].filter((one) => one !== '' && one.length <= longest).slice(0, MOST_KEYWORDS)
}

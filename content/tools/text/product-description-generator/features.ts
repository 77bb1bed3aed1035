import { extractSentences } from '@/lib/text/summary/extract-sentences'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import type { ProductInput } from './fields'

/** What somebody typed about a product: features, a few words each, and whole sentences. */
export type Features = { features: readonly string[]; sentences: readonly string[] }

/** A piece with more words tells something by itself. */
const MAX_FEATURE_WORDS = 9
const MAX_FEATURE_LENGTH = 120

const bulletPattern = /^\s*(?:[-*•–✓✔]|\d{1,2}[.)])\s+/
/** Begins with somebody or something that does what follows. */
const sentenceStartPattern = /^(?:I|we|it|they|you|he|she|my|our|this|these|each|every)\b.*\s/i
const countWords = (text: string) => text.split(/\s+/).length

/** A line is a feature, or several with commas between; what reads as a sentence stays one. */
export const parseFeatures = memoizePerRequest(({ prompt }: ProductInput): Features => {
  const features: string[] = []
  const sentences: string[] = []
  for (const line of prompt.split('\n')) {
    const content = line.replace(bulletPattern, '').trim()
    if (!/[\p{L}\p{N}]/u.test(content)) continue
    for (const chunk of splitFeatures(content)) {
      const text = chunk.trim()
      if (!/[\p{L}\p{N}]/u.test(text)) continue
      const isShort =
        countWords(text) <= MAX_FEATURE_WORDS &&
        text.length <= MAX_FEATURE_LENGTH &&
        !/[!?]$/.test(text) &&
        !sentenceStartPattern.test(text)
      if (isShort) features.push(text.replace(/[.,;]$/, ''))
      else sentences.push(text)
    }
  }
  return { features: [...new Set(features)], sentences: [...new Set(sentences)] }
})

/** A list typed in one line is parted at its commas, where most of what stands between them is short. */
function splitFeatures(line: string): string[] {
  return extractSentences(line).flatMap((sentence) => {
    const parts = sentence.split(/[,;](?!\d)\s*/)
    const isList = parts.length > 2 && parts.every((part) => countWords(part.trim()) <= MAX_FEATURE_WORDS)
    return isList ? parts.map((part) => part.replace(/^and\s+/i, '')) : [sentence]
  })
}

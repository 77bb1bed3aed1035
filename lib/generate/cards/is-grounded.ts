import { eng, removeStopwords } from 'stopword'
import type { Card } from '@/lib/tool/card'
import type { WritingJob } from '@/lib/tool/engine'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'

/** More than this many phrases of its own, and a text is about somebody else. */
const MAX_ASSUMED_PHRASES = 3

/**
 * Whether a card of a model's is made of this request: it shares a word with what was typed, and assumes little. True where words
 * cannot be compared: the answer is asked for in another language, or the prompt has none of four letters.
 */
export function isGroundedInPrompt({ input }: Pick<WritingJob, 'input'>, { copy, assumed = [] }: Card): boolean {
  if (assumed.length > MAX_ASSUMED_PHRASES) return false
  const { language } = input.parameters
  const stems = language === undefined || language === 'auto' ? getPromptStems(input) : []
  const text = copy.toLowerCase()
  return stems.length === 0 || stems.some((stem) => text.includes(stem))
}

/** The words that name something, each without an ending that a sentence may change. */
const getPromptStems = memoizePerRequest(({ prompt, chosen = '' }: WritingJob['input']) => {
  const words = `${prompt} ${chosen}`.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}]{3,}/gu) ?? []
  return removeStopwords(words, eng).map((word) => word.slice(0, Math.max(4, word.length - 2)))
})

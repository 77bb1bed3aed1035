import { PublicError } from '@/lib/core/errors'
import { extractKeySentences, joinSentences } from '@/lib/text/summary/key-sentences'
import type { DraftRecipe } from '@/lib/tool/prompt-tool'
import type { Summary } from './fields'
import { getPointCount, MAX_HEADLINE_LENGTH, type SummaryInput, type summaryFields } from './fields'

export const draft: DraftRecipe<typeof summaryFields, Summary> = {
  outputKind: 'excerpts',
  write: (input) => [extractSummary(input, getPointCount(input))],
}

/** Extracts the most informative sentences, unchanged. Throws `unclear_topic` if the text has no letters or digits. */
function extractSummary({ prompt, parameters: { form, focus } }: SummaryInput, maxPoints: number): Summary {
  const maxLength = form === 'headline' ? MAX_HEADLINE_LENGTH : Number.POSITIVE_INFINITY
  // Never cut a sentence: if none is short enough for a headline, use the best one whole.
  const shortSentences = extractKeySentences(prompt, maxPoints, { focus, maxLength })
  const sentences = shortSentences.length > 0 ? shortSentences : extractKeySentences(prompt, maxPoints, { focus })
  if (sentences.length === 0) throw new PublicError('unclear_topic')
  const texts = sentences.map(({ text }) => text)
  return {
    summary: form === 'bullets' ? '' : texts.reduce(joinSentences, ''),
    points: texts.map((text) => ({ text, sourceSentence: text })),
  }
}

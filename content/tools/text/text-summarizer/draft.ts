import { PublicError } from '@/lib/core/errors'
import { joinSentences } from '@/lib/text/summary/join-sentences'
import { keySentences } from '@/lib/text/summary/key-sentences'
import type { Draft } from '@/lib/tool/define'
import { getPointCount, MAX_HEADLINE_LENGTH, type SummaryInput, type summaryFields } from './fields'
import type { Summary } from './summary'

export const draft: Draft<typeof summaryFields, Summary> = {
  writes: 'excerpts',
  write: (input) => [extract(input, getPointCount(input))],
  shorten({ points }, input) {
    return points.length < 2 ? null : extract(input, Math.ceil(points.length / 2))
  },
}

/** The visitor's own sentences that say the most, word for word. Throws `unclear_topic` for a text without a letter or a figure. */
function extract({ prompt, parameters: { form, focus } }: SummaryInput, most: number): Summary {
  const longest = form === 'headline' ? MAX_HEADLINE_LENGTH : Number.POSITIVE_INFINITY
  // A sentence is never cut: where none is as short as a headline, the best one is given whole.
  const short = keySentences(prompt, most, { focus, maxLength: longest })
  const found = short.length > 0 ? short : keySentences(prompt, most, { focus })
  if (found.length === 0) throw new PublicError('unclear_topic')
  const texts = found.map(({ text }) => text)
  return {
    summary: form === 'bullets' ? '' : texts.reduce(joinSentences, ''),
    points: texts.map((text) => ({ text, sourceSentence: text })),
  }
}

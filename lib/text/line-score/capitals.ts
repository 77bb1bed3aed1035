import { quoteWords } from './line-words'
import type { LineScoreInput, ScoreCheck } from './score-line'

const MAX_POINTS = 5
const allCapsWordPattern = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu

/** Deducts points for words in capitals, except acronyms of up to three letters and words from the visitor's input. */
export function checkCapitals({ text, topic, keyword }: LineScoreInput): ScoreCheck {
  const visitorAllCapsWords = new Set(`${topic} ${keyword}`.match(/\p{Lu}{2,}/gu) ?? [])
  const allCapsWords = (text.match(allCapsWordPattern) ?? []).filter((word) => !visitorAllCapsWords.has(word))
  const [points, reason] =
    allCapsWords.length === 0
      ? [MAX_POINTS, 'No shouting.']
      : [allCapsWords.length === 1 ? 2 : 0, `Shouts ${quoteWords(allCapsWords.slice(0, 3))}.`]
  return { name: 'Capitals', points, maxPoints: MAX_POINTS, reason }
}

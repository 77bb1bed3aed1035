import { quoteWords } from './line-words'
import type { ScoreCheck, ScoredLine } from './score-line'

const MAX_POINTS = 5
const loudWord = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu

/** No words in capitals for emphasis; acronyms of up to three letters and the visitor's own are none. */
export function checkCapitals({ text, topic, keyword }: ScoredLine): ScoreCheck {
  const own = new Set(`${topic} ${keyword}`.match(/\p{Lu}{2,}/gu) ?? [])
  const loud = (text.match(loudWord) ?? []).filter((word) => !own.has(word))
  if (loud.length === 0)
    return { name: 'Capitals', points: MAX_POINTS, maxPoints: MAX_POINTS, reason: 'No shouting.' }
  return {
    name: 'Capitals',
    points: loud.length === 1 ? 2 : 0,
    maxPoints: MAX_POINTS,
    reason: `Shouts ${quoteWords(loud.slice(0, 3))}.`,
  }
}

import { quoted } from './line-words'
import type { Check, Line } from './score-line'

const most = 5
const loudWord = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu

/** No words in capitals for emphasis; acronyms of up to three letters and the visitor's own are none. */
export function capitals({ text, about, keyword }: Line): Check {
  const own = new Set(`${about} ${keyword}`.match(/\p{Lu}{2,}/gu) ?? [])
  const loud = (text.match(loudWord) ?? []).filter((word) => !own.has(word))
  if (loud.length === 0) return { name: 'Capitals', points: most, most, reason: 'No shouting.' }
  return {
    name: 'Capitals',
    points: loud.length === 1 ? 2 : 0,
    most,
    reason: `Shouts ${quoted(loud.slice(0, 3))}.`,
  }
}

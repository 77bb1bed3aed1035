import { eld } from 'eld/small'
import { wordRank } from '@/lib/writer/word-rank'
import { glueOf } from './glue'
import { languageOfScript } from './language-of-script'

/** Languages that we write in, beside English; the others have to be the likelier by a step. */
const written = ['es', 'pt', 'fr', 'de', 'it', 'id']

const others = [...written, 'nl', 'pl', 'tr', 'vi', 'sv', 'da', 'no', 'ro', 'cs', 'hu', 'fi']

/** What less than this speaks for is taken for English: names, dishes, slang. */
const leastEvidence = 0.45

eld.setLanguageSubset(['en', 'ms', ...others])

/**
 * The language of a text, ISO 639-1: by its script; else by eld's n-grams (Apache-2.0), the share of words that glue and, for English, how
 * many of its words English has, as dishes, places and brands of other languages are at home in an English line. `und` for a text without letters.
 */
export function languageOf(text: string): string {
  const script = languageOfScript(text)
  if (script !== null) return script
  if (/[¿¡]/.test(text)) return 'es'
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length === 0) return 'und'
  const guess = eld.detect(text.toLowerCase()).getScores()
  let [best, most] = ['en', Math.max(leastEvidence, scoreOfEnglish(words, guess.en ?? 0))]
  for (const language of others) {
    const guessed = language === 'id' ? Math.max(guess.id ?? 0, guess.ms ?? 0) : (guess[language] ?? 0)
    const score =
      guessed +
      0.7 * share(words, (word) => glueOf(language).has(word)) -
      (written.includes(language) ? 0 : 0.1)
    if (score > most) [best, most] = [language, score]
  }
  return best
}

/** Weights are measured over 220 short lines; eld's own score ends near 1. */
function scoreOfEnglish(words: readonly string[], guessed: number): number {
  const english = (word: string) => glueOf('en').has(word)
  const foreign = (word: string) => written.some((language) => glueOf(language).has(word))
  const frequent = (word: string) => wordRank(word) < 5000 && !foreign(word)
  const [last = '', before = ''] = words.toReversed()
  // The head of an English phrase stands at its end: "el camino de santiago packing list".
  const headed = wordRank(last) < 40_000 && !foreign(last) && !foreign(before)
  return (
    guessed +
    0.2 +
    0.7 * share(words, english) +
    0.4 * share(words, frequent) -
    0.8 * share(words, (word) => wordRank(word) >= 60_000) +
    (headed ? 0.4 : 0) +
    (words.some(foreign) ? 0 : 0.2)
  )
}

function share(words: readonly string[], holds: (word: string) => boolean): number {
  return words.filter(holds).length / words.length
}

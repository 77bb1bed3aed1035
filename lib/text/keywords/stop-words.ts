import { getStopWords, removeAccents, stopWordLanguages } from '@/lib/core/stop-words'
import { detectLanguageByScript } from '@/lib/text/language/detect-language-by-script'
import type { TokenizedWord } from './split-clauses'

/** As much of a text as tells its language, in UTF-16 units. */
const SAMPLE_LENGTH = 2_000
/** Of the words of a text, at least this share is small in every language. */
const MIN_STOP_WORD_SHARE = 0.1

/** What stopword's English list leaves out. */
const extraEnglishStopWords = new Set(
  'also does doing done even every go goes going here just let may no nor not off once own per quite rather shall she so then until us when whether whose why will within without yet'.split(
    ' ',
  ),
)

/**
 * The language of a long text, ISO 639-1, by its start: by its script, else the one that most of its small words are of, English where
 * two have as many; `und` where hardly any word is small. Short lines are `detectLanguage`'s, whose data a browser need not fetch for this.
 */
export function detectTextLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const scriptLanguage = detectLanguageByScript(sample)
  if (scriptLanguage !== null) return scriptLanguage
  const words = (sample.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map(removeAccents)
  let [bestLanguage, bestCount] = ['und', words.length * MIN_STOP_WORD_SHARE]
  for (const language of stopWordLanguages) {
    const stopWords = getStopWords(language)
    const count = words.filter((word) => stopWords.has(word)).length
    if (count > bestCount) [bestLanguage, bestCount] = [language, count]
  }
  return bestLanguage
}

/** Tells the words of a language that glue and name nothing; none of a language whose words are not known here. */
export function createStopWordCheck(language: string): (word: TokenizedWord) => boolean {
  const stopWords = getStopWords(language)
  const isListed = (word: string) => stopWords.has(word) || (language === 'en' && extraEnglishStopWords.has(word))
  return ({ key }) => {
    const [stem = '', ending] = key.split("'")
    return isListed(key) || (ending !== undefined && (isListed(stem) || (language === 'en' && ending === 't')))
  }
}

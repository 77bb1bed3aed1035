import { getStopWords, removeAccents, stopWordLanguages } from '@/lib/core/stop-words'
import { detectLanguageByScript } from '@/lib/text/language/detect-language-by-script'
import type { TokenizedWord } from './count-phrases'

const SAMPLE_LENGTH = 2_000
/** Minimum share of stop words in any language. */
const MIN_STOP_WORD_SHARE = 0.1

/** Among them contractions that people type without an apostrophe. */
const extraEnglishStopWords = new Set(
  (
    'also does doing done even every go goes going here just let may no nor not off once own per quite rather shall she ' +
    'so then until us when whether whose why will within without yet im ive youre youve youll theyre theyve theyll weve ' +
    'hes shes itll thats theres heres whats whos dont doesnt didnt isnt arent wasnt werent cant couldnt wouldnt shouldnt ' +
    'wont havent hasnt hadnt'
  ).split(' '),
)

const isStopWord = (word: string, language: string) =>
  getStopWords(language).has(word) || (language === 'en' && extraEnglishStopWords.has(word))

/** For long texts, as ISO 639-1. Short lines need `detectLanguage`, whose data is too large for the browser. */
export function detectTextLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const scriptLanguage = detectLanguageByScript(sample)
  if (scriptLanguage !== null) return scriptLanguage
  const words = (sample.toLowerCase().match(/(?=\p{N}*\p{L})[\p{L}\p{M}\p{N}]+/gu) ?? []).map(removeAccents)
  let [bestLanguage, bestCount] = ['und', words.length * MIN_STOP_WORD_SHARE]
  for (const language of stopWordLanguages) {
    const count = words.filter((word) => isStopWord(word, language)).length
    if (count > bestCount) [bestLanguage, bestCount] = [language, count]
  }
  return bestLanguage
}

/** Returns a check for the stop words of a language or, for `auto`, of the text's; always false without a list. */
export function createStopWordCheck(chosenLanguage: string, text: string): (word: TokenizedWord) => boolean {
  const language = chosenLanguage === 'auto' ? detectTextLanguage(text) : chosenLanguage
  const isListed = (word: string) => isStopWord(word, language)
  return ({ key }) => {
    const [stem = '', ending] = key.split("'")
    if (ending === undefined || isListed(key)) return isListed(key)
    if (language === 'en') return isListed(stem) || ending === 't'
    // In “l’eau”, the noun follows the apostrophe.
    return isListed(stem) && (ending.length === 1 || isListed(ending))
  }
}

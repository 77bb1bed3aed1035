import { gluedLanguages, glueOf, withoutAccents } from '@/lib/core/stop-words'
import { languageOfScript } from '@/lib/text/language/language-of-script'
import type { TokenizedWord } from './clauses'

/** As much of a text as tells its language, in UTF-16 units. */
const SAMPLE_LENGTH = 2_000
/** Of the words of a text, at least this share is small in every language. */
const MIN_STOP_WORD_SHARE = 0.1

/** What stopword's English list leaves out. */
const moreEnglish = new Set(
  'also does doing done even every go goes going here just let may no nor not off once own per quite rather shall she so then until us when whether whose why will within without yet'.split(
    ' ',
  ),
)

/**
 * The language of a long text, ISO 639-1, by its start: by its script, else the one that most of its small words are of, English where
 * two have as many; `und` where hardly any word is small. Short lines are `languageOf`'s, whose data a browser need not fetch for this.
 */
export function detectTextLanguage(text: string): string {
  const start = text.slice(0, SAMPLE_LENGTH)
  const script = languageOfScript(start)
  if (script !== null) return script
  const words = (start.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map(withoutAccents)
  let [best, most] = ['und', words.length * MIN_STOP_WORD_SHARE]
  for (const language of gluedLanguages) {
    const glue = glueOf(language)
    const found = words.filter((word) => glue.has(word)).length
    if (found > most) [best, most] = [language, found]
  }
  return best
}

/** Tells the words of a language that glue and name nothing; none of a language whose words are not known here. */
export function createStopWordCheck(language: string): (word: TokenizedWord) => boolean {
  const glue = glueOf(language)
  const isGlue = (word: string) => glue.has(word) || (language === 'en' && moreEnglish.has(word))
  return ({ key }) => {
    const [stem = '', ending] = key.split("'")
    return isGlue(key) || (ending !== undefined && (isGlue(stem) || (language === 'en' && ending === 't')))
  }
}

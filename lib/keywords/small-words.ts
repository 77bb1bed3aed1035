import { glueOf } from '@/lib/writer/reading/glue'
import { languageOf } from '@/lib/writer/reading/language'
import type { Word } from './clauses'

/** As much of a text as tells its language, in UTF-16 units. */
const enough = 2_000

/** What stopword's English list leaves out. */
const moreEnglish = new Set(
  'also does doing done even every go goes going here just let may no nor not off once own per quite rather shall she so then until us when whether whose why will within without yet'.split(
    ' ',
  ),
)

/** The language of a long text, ISO 639-1, by its start. */
export function languageOfText(text: string): string {
  return languageOf(text.slice(0, enough))
}

/** Tells the words of a language that glue and name nothing; none of a language whose words are not known here. */
export function smallWordsOf(language: string): (word: Word) => boolean {
  const glue = glueOf(language)
  const isGlue = (word: string) => glue.has(word) || (language === 'en' && moreEnglish.has(word))
  return ({ key }) => {
    const [stem = '', ending] = key.split("'")
    return isGlue(key) || (ending !== undefined && (isGlue(stem) || (language === 'en' && ending === 't')))
  }
}

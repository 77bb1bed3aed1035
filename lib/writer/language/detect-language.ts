import { eld } from 'eld/extrasmall'
import { languageOfScript } from '@/lib/writer/reading/language-of-script'
import { wordRank } from '@/lib/writer/word-rank'
import { inLexicon } from '@/lib/writer/words/lexicon'
import { spellingOfName } from '@/lib/writer/words/names'
import { vocabulary } from '@/lib/writer/words/vocabulary'
import { englishEvidence, evidence, type LatinLanguage } from './evidence'

const languages = Object.keys(evidence) as LatinLanguage[]
const wordsOf = new Map(
  languages.map((language) => [language, new Set<string>(evidence[language].split(' '))]),
)
const english = new Set(englishEvidence.split(' '))

eld.setLanguageSubset(['en', ...languages, 'ms'])

/**
 * The language of a prompt, ISO 639-1; `en` unless there is evidence for another: its script, its function words, or a
 * statistical guess by eld (Apache-2.0) about words that English doesn't have. eld alone calls "pasta carbonara" Italian; tinyld and franc-min
 * do worse on a line.
 */
export function detectLanguage(text: string): string {
  const script = languageOfScript(text)
  if (script !== null) return script

  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}'-]+/u)
    .filter(Boolean)
  const capitals = text.split(/[^\p{L}\p{M}'-]+/u).filter((word) => /^\p{Lu}/u.test(word)).length
  const guess = eld.detect(text)
  const guessed = guess.language === 'ms' ? 'id' : guess.language

  let [found, hits]: [LatinLanguage | 'en', number] = ['en', 0]
  for (const language of languages) {
    const count =
      words.filter((word) => wordsOf.get(language)?.has(word)).length + (language === guessed ? 0.5 : 0)
    if (count > hits && count >= 1) [found, hits] = [language, count]
  }
  const forEnglish = words.filter(
    (word) => english.has(word) && !(found !== 'en' && wordsOf.get(found)?.has(word)),
  ).length

  if (found !== 'en' && hits > forEnglish * 1.5) {
    const others = words.filter((word) => !wordsOf.get(found)?.has(word))
    const foreign = others.filter((word) => !isEnglish(word)).length
    if (hits >= 2.5 && forEnglish === 0) return found
    if (hits >= 2 && foreign * 2 >= others.length) return found
    if (guessed === found && (hits >= 2.5 || foreign * 2 >= others.length) && !isName(capitals, words.length))
      return found
  }
  if (forEnglish > 0 || words.length < 2 || isName(capitals, words.length)) return 'en'
  const surely = guess.isReliable() && guessed !== 'en' && words.every((word) => !isEnglish(word))
  return surely ? guessed : 'en'
}

/** Mostly capitals in a short text: a name, such as "El Camino de Santiago". */
function isName(capitals: number, words: number): boolean {
  return words <= 4 && capitals >= 2 && capitals * 2 >= words
}

/** Words of dishes and ways that English has borrowed, beside those of its word list. */
const borrowed = new Set(
  'leche leches brulee creme dulce queso horchata elote birria carne asada relleno poblano fresca gallo confit vide chocolat caprese cacio pepe aglio olio parmigiana arrabbiata bolognese carbonara tiramisu affogato bulgogi kimchi tonkotsu schnitzel strudel feijoada caipirinha pierogi baklava borek'.split(
    ' ',
  ),
)

function isEnglish(word: string): boolean {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  if (plain.length < 2 || borrowed.has(plain)) return true
  if (spellingOfName(plain) !== undefined || vocabulary().has(plain)) return true
  if (inLexicon(plain)) return true
  return wordRank(plain) < (plain === word ? 55_000 : 30_000)
}

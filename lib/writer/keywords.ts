import { eng, removeStopwords } from 'stopword'
import { hasTag, type Term } from './tagger'

const fillerPattern =
  /^(?:things?|ways?|stuff|lots?|bit|kind|sort|ones?|some\w+|every\w+|any\w+|no(?:body|thing)|people|person|guys?|times?|days?|today|tomorrow|yesterday|tonight|weeks?|months?|years?|hours?|minutes?|seconds?|tips?|ideas?|mistakes?|videos?|vid|photos?|posts?|caption|reel|clip|vlog|mornings?|nights?|evening|weekend|lol|reasons?|half|middle|couple|total|parts?|side|end|rest|level|code|goal|need|say|want|tryna|till?)$/i

/** A word that names or describes something. */
function isContent(term: Term): boolean {
  const isNaming =
    hasTag(term, 'Noun', 'ProperNoun', 'Adjective', 'Gerund') && !fillerPattern.test(term.word) && term.text !== ''
  return (
    isNaming &&
    !hasTag(
      term,
      'Pronoun',
      'Possessive',
      'Date',
      'Value',
      'Unit',
      'Money',
      'Determiner',
      'Duration',
      'Copula',
      'Auxiliary',
    )
  )
}

const MAX_KEYWORDS = 12
const MAX_PHRASE_WORDS = 5

/** What an English text names, as typed, in its order: noun phrases without articles and figures, "protein powder", before single words. */
export function findKeywords(terms: readonly Term[], typedText: string): string[] {
  const phrases: string[] = []
  let phrase: Term[] = []
  for (const term of [...terms, undefined]) {
    const isNext = term && isContent(term)
    if (isNext) phrase.push(term)
    if (isNext && !/[^\s]/.test(term.post)) continue
    while (hasTag(phrase.at(-1), 'Adjective')) phrase.pop()
    const [first, last] = [phrase.at(-MAX_PHRASE_WORDS) ?? phrase[0], phrase.at(-1)]
    if (first && last) phrases.push(typedText.slice(first.start, last.end).replace(/’s$/, ''))
    phrase = []
  }
  const words = phrases.flatMap((text) => text.split(' '))
  return getDistinctWords([...phrases.filter((text) => text.includes(' ')), ...words]).slice(0, MAX_KEYWORDS)
}

/** Foreign texts: the longer words that are no filler, in order, each once. */
export function findLongWords(text: string): string[] {
  return getDistinctWords(text.match(/(?<![@#\p{L}\p{N}])\p{L}[\p{L}\p{M}’-]{4,}/gu) ?? []).slice(0, MAX_KEYWORDS)
}

/** Words of any text without those that name nothing, each once. */
function getDistinctWords(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => {
    const key = word.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')
    if (key.length < 3 || seen.has(key) || !/\p{L}/u.test(key) || fillerPattern.test(key)) return false
    seen.add(key)
    return removeStopwords(key.split(' '), eng).length > 0
  })
}

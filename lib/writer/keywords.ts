import { eng, removeStopwords } from 'stopword'
import { uniqueBy } from '@/lib/core/strings/unique-by'
import { hasTag, type Term } from './tagger'

const fillerPattern =
  /^(?:things?|ways?|stuff|lots?|bit|kind|sort|ones?|some\w+|every\w+|any\w+|no(?:body|thing)|people|person|guys?|times?|days?|today|tomorrow|yesterday|tonight|weeks?|months?|years?|hours?|minutes?|seconds?|tips?|ideas?|mistakes?|videos?|vid|photos?|posts?|caption|reel|clip|vlog|mornings?|nights?|evening|weekend|lol|reasons?|half|middle|couple|total|parts?|side|end|rest|level|code|goal|need|say|want|tryna|till?)$/i

const otherTags = 'Pronoun Possessive Date Value Unit Money Determiner Duration Copula Auxiliary'.split(' ')

function isContent(term: Term): boolean {
  const isNaming = hasTag(term, 'Noun', 'ProperNoun', 'Adjective', 'Gerund') && !hasTag(term, ...otherTags)
  return isNaming && !fillerPattern.test(term.word) && term.text !== ''
}

const MAX_KEYWORDS = 12
const MAX_PHRASE_WORDS = 5

/** Returns noun phrases of an English text as typed, without articles and figures, followed by single words. */
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

/** For languages other than English: words of five or more letters without fillers, in order. */
export function findLongWords(text: string): string[] {
  return getDistinctWords(text.match(/(?<![@#\p{L}\p{N}])\p{L}[\p{L}\p{M}’-]{4,}/gu) ?? []).slice(0, MAX_KEYWORDS)
}

function getDistinctWords(words: readonly string[]): string[] {
  const getKey = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')
  return uniqueBy(words, getKey).filter((word) => {
    const key = getKey(word)
    return (
      key.length > 2 &&
      /\p{L}/u.test(key) &&
      !fillerPattern.test(key) &&
      removeStopwords(key.split(' '), eng).length > 0
    )
  })
}

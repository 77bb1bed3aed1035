import { eng, removeStopwords } from 'stopword'
import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { uniqueBy } from '@/lib/core/unique-by'
import { inflectVerb } from '@/lib/text/plain-language/inflect'
import { isKnownName, lowerFirst } from './known-names'
import { isClause } from './segments'
import { findFiniteVerbIndex, hasTag, type Term, tagWords } from './tagger'

const MAX_TOPIC_WORDS = 5
const MAX_ACT_WORDS = 7
const topicTailPattern =
  / (?:tips|ideas|advice|hacks|tricks|mistakes|content|inspo|inspiration|basics|facts|tutorials?|guide|recipes?|videos?|things)(?= for |$)/i
/** Questions, people, comparisons and days are not topics. */
const notTopicPattern =
  /^(?:how|who|because|just|finally|got|not|in|on|at|after|before|everything|things|what|where|why)\b|\b(?:i|me|my|mine|we|our|you|your|he|she|they|it|vs|versus|or|when|while|if|that|which|who|this|today|tonight|tomorrow|lol|pov)\b/i

/** Returns a phrase's topic without "tips" and similar words, or null if the phrase makes a statement. */
export function readTopic(sentence: string, typedText = ''): string | null {
  const topic = removeFullStop(sentence)
    .replace(/^(?:the best|best|top|beginner) /i, '')
    .replace(topicTailPattern, '')
  const maxWords = /^\p{L}+ing /u.test(topic) ? MAX_ACT_WORDS : MAX_TOPIC_WORDS
  const isPhrase = /\p{L}/u.test(topic) && !/[?!,;:=()]/.test(topic) && topic.split(' ').length <= maxWords
  if (!isPhrase || notTopicPattern.test(topic)) return null
  const terms = tagWords(topic)
  const isCommand = hasTag(terms[0], 'Infinitive', 'Imperative') && !hasTag(terms[0], 'Noun') && terms.length > 2
  if (isCommand || findFiniteVerbIndex(terms) >= 0 || isClause(terms)) return null
  const firstWord = /^\p{L}+/u.exec(topic)?.[0] ?? ''
  const isTypedLowercase =
    firstWord !== '' && !isKnownName(firstWord) && typedText.split(/[^\p{L}]+/u).includes(firstWord.toLowerCase())
  return isTypedLowercase ? topic.charAt(0).toLowerCase() + topic.slice(1) : lowerFirst(topic)
}

const taskPattern =
  /^(?:how|where|(?:\d+ )?(?:\p{L}+ )?ways) to (?!stop )(?<verb>\p{L}+)(?<rest> [^,:?!]{3,60}?)(?=$|[,:?!]| without )/iu

/** “How to start a podcast” is about “starting a podcast”. Null unless the phrase is a task for everyone. */
export function readTask(sentence: string): string | null {
  const { verb = '', rest = '' } = taskPattern.exec(removeFullStop(sentence))?.groups ?? {}
  const terms = tagWords(sentence)
  const verbIndex = terms.findIndex(({ word }) => word === verb.toLowerCase())
  const isVerb = hasTag(terms[verbIndex], 'Infinitive') || hasTag(terms[verbIndex + 1], 'Determiner', 'Possessive')
  if (!isVerb || /^ (?:it|that|them|these|this|those)\b|\b(?:I|me|my|we|our)\b/i.test(rest)) return null
  const toGerund = (word: string) => inflectVerb(word, 'gerund')
  // compromise does not know every verb with a prefix: “repotting”.
  const prefixed = verb.toLowerCase().replace(/(?<=^(?:re|un)).+/, toGerund)
  const gerund = [toGerund(verb.toLowerCase()), prefixed].find((form) => form.endsWith('ing'))
  return gerund === undefined ? null : gerund + rest
}

const fillerPattern =
  /^(?:things?|ways?|stuff|lots?|bit|kind|sort|ones?|some\w+|every\w+|any\w+|no(?:body|thing)|people|person|guys?|times?|days?|today|tomorrow|yesterday|tonight|weeks?|months?|years?|hours?|minutes?|seconds?|tips?|ideas?|mistakes?|videos?|vid|photos?|posts?|caption|reel|clip|vlog|mornings?|nights?|evening|weekend|lol|reasons?|half|middle|couple|total|parts?|side|end|rest|level|code|goal|need|say|want|tryna|till?)$/i

const excludedTags = 'Pronoun Possessive Date Value Unit Money Determiner Duration Copula Auxiliary'.split(' ')

function isContent(term: Term): boolean {
  const isNaming = hasTag(term, 'Noun', 'ProperNoun', 'Adjective', 'Gerund') && !hasTag(term, ...excludedTags)
  return isNaming && !fillerPattern.test(term.word) && term.text !== ''
}

const MAX_KEYWORDS = 12
const MAX_PHRASE_WORDS = 5

/** Returns noun phrases of an English text as typed, without articles and figures, followed by single words. */
export function findKeywords(terms: readonly Term[], typedText: string): string[] {
  const phrases: string[] = []
  let phrase: Term[] = []
  for (const term of [...terms, undefined]) {
    const isContentTerm = term && isContent(term)
    if (isContentTerm) phrase.push(term)
    if (isContentTerm && !/[^\s]/.test(term.post)) continue
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
    const isFiller = fillerPattern.test(key) || removeStopwords(key.split(' '), eng).length === 0
    return key.length > 2 && /\p{L}/u.test(key) && !isFiller
  })
}

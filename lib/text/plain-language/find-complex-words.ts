import nlp from 'compromise'
import { memoize } from '@/lib/core/memoize'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { createDisjointCheck, findRanges, type TextRange } from '@/lib/core/strings/text-ranges'
import { findUrlRanges } from '@/lib/core/strings/urls'
import { startsWithVowelSound } from '@/lib/core/strings/words'
import { inflectVerb, pluralize, type VerbForm } from './inflect'
import { plainNouns, plainPhrases, plainVerbs } from './plain-words'

/** Offsets are in UTF-16 units. `replacements` match the inflection, capital and article of the original word. */
type ComplexWord = TextRange & { replacements: readonly string[] }

type Entry = { replacements: readonly string[]; form?: VerbForm; isNoun?: true }

const verbForms: readonly VerbForm[] = ['base', 'third', 'gerund', 'past']
const MAX_PHRASE_WORDS = 7

const entriesByPhrase: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  // “I was determined to win” is no decision, and “he has been required to wait” is no need.
  ...['determined to', 'required to'].map((phrase): [string, Entry] => [phrase, { replacements: [] }]),
  ...Object.entries(plainPhrases).map(([phrase, replacements]): [string, Entry] => [phrase, { replacements }]),
  ...Object.entries(plainNouns).flatMap(([noun, replacements]): [string, Entry][] => [
    [noun, { replacements, isNoun: true }],
    [pluralize(noun), { replacements: replacements.map(pluralize), isNoun: true }],
  ]),
  ...Object.entries(plainVerbs).flatMap(([verb, replacements]) =>
    [verb, verb.replace(/iz(?=e$)/, 'is')].flatMap((spelling) =>
      verbForms.map((form): [string, Entry] => [inflectVerb(spelling, form), { replacements, form }]),
    ),
  ),
])

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
/** Words before which a verb is a noun or an adjective: “every purchase”, “a calculated risk”. */
const nounIntroducerPattern = /^(?:an?|the|my|your|our|his|its|their|every|any|no|of)$/
/** Words before which a participle is an adjective: “very accomplished”. */
const adjectiveIntroducerPattern = /^(?:her|this|these|those|each|some|very|so|too|more|most)$/
const participleIntroducerPattern = /^(?:am|is|are|was|were|be|been|being|has|have|had|having|get|gets|got|getting)$/
/** “A number of us” becomes “some of us”, “a number of people” becomes “some people”. */
const quantityPhrasePattern = /^(?:a|the)\s.*\sof$/is
/** “An optimal time” is no “a best time”. */
const noArticlePattern = /^(?:about|best|enough|many|more|most|next)\b/
/** A pronoun goes before a particle: “figure it out”, not “figure out it”. */
const particlePattern = / (?:aside|back|out|up)$/
const pronounPattern = /^(?:me|you|him|it|us|them)$/
const determinerPattern = /^(?:us|you|them|these|those|an?|the|my|your|our|his|her|its|their)$/

/** Returns the complex words of a text in order and without overlaps. Skips links, handles and tags. */
export function findComplexWords(text: string): ComplexWord[] {
  const words = splitProseWords(text)
  const complexWords: ComplexWord[] = []
  for (let index = 0; index < words.length; index += 1) {
    const match = findLongestMatch(text, words, index)
    if (!match || isOtherPartOfSpeech(text, match)) continue
    index += match.length - 1
    const replacements = buildReplacements(text, match)
    if (replacements.length > 0) complexWords.push(adjustArticle(text, match, replacements))
  }
  return complexWords
}

type Word = TextRange & { lowercaseText: string }

function splitProseWords(text: string): Word[] {
  return findRanges(text, wordPattern)
    .filter(createDisjointCheck(findUrlRanges(text)))
    .filter(({ start, end }) => !/[@#＠＃_/\\]/.test(text[start - 1] ?? '') && !/[@_/\\]/.test(text[end] ?? ''))
    .map(({ start, end }) => ({ start, end, lowercaseText: text.slice(start, end).toLowerCase() }))
}

/** `length` is in words, the range in UTF-16 units. `nextWord` follows after only a space. */
type Match = TextRange & {
  entry: Entry
  words: readonly Word[]
  index: number
  length: number
  nextWord: Word | undefined
}

function findLongestMatch(text: string, words: readonly Word[], index: number): Match | null {
  let match: Match | null = null
  let phrase = ''
  for (let length = 1; length <= MAX_PHRASE_WORDS; length += 1) {
    const word = words[index + length - 1]
    if (!word) break
    phrase = `${phrase} ${word.lowercaseText}`.trimStart()
    const followingWord = words[index + length]
    const isAdjacent = followingWord && /^\s{1,3}$/.test(text.slice(word.end, followingWord.start))
    const nextWord = isAdjacent ? followingWord : undefined
    const entry = entriesByPhrase.get(phrase)
    const start = words[index]?.start ?? 0
    if (entry) match = { entry, words, index, length, nextWord, start, end: word.end }
    if (!nextWord) break
  }
  return match
}

const getLowercaseText = (word: Word | undefined) => word?.lowercaseText ?? ''

function buildReplacements(text: string, { entry, words, index, nextWord, start, end }: Match): string[] {
  const typedText = text.slice(start, end)
  const nextText = getLowercaseText(nextWord)
  const form = entry.form === 'past' && isParticiple(words, index) ? 'participle' : entry.form
  const hasArticle = /^an?$/.test(getLowercaseText(words[index - 1]))
  const ofSuffix = quantityPhrasePattern.test(typedText) && determinerPattern.test(nextText) ? ' of' : ''
  return entry.replacements
    .filter((replacement) => !particlePattern.test(replacement) || !pronounPattern.test(nextText))
    .filter((replacement) => !hasArticle || !noArticlePattern.test(replacement))
    .map((replacement) => matchCase(form ? inflectVerb(replacement, form) : replacement + ofSuffix, typedText))
}

/** A verb can be a noun or an adjective, and a noun can be part of a compound: “every purchase”, “termination fee”. */
function isOtherPartOfSpeech(text: string, { entry: { form, isNoun }, words, index, length, nextWord }: Match) {
  if ((form === undefined && !isNoun) || form === 'gerund') return false
  const previousText = getLowercaseText(words[index - 1])
  if (form && nounIntroducerPattern.test(previousText)) return true
  if (form === 'past') return adjectiveIntroducerPattern.test(previousText)
  const nextText = getLowercaseText(nextWord)
  // Only a verb has an object: “leverage your audience”.
  if (form === 'base' && determinerPattern.test(nextText) && !pronounPattern.test(nextText)) return false
  const taggedWord = isNoun ? nextWord : words[index]
  if (!taggedWord) return false
  const context = words.slice(Math.max(0, index - 3), index + length + 3)
  const contextStart = context[0]?.start ?? 0
  const tags = tagWords(text.slice(contextStart, context.at(-1)?.end)).get(taggedWord.start - contextStart)
  if (!tags) return false
  return isNoun ? tags.includes('Noun') && !tags.includes('Pronoun') : !tags.includes('Verb')
}

type Tags = readonly string[]

const MAX_CACHED_CONTEXTS = 2_000

/** Returns compromise's tags of each word by the offset of the word. */
const tagWords = memoize((text) => {
  const sentences = nlp(text).json({ offset: true }) as { terms: { tags: Tags; offset: { start: number } }[] }[]
  return new Map(sentences.flatMap(({ terms }) => terms.map((term) => [term.offset.start, term.tags] as const)))
}, MAX_CACHED_CONTEXTS)

function isParticiple(words: readonly Word[], index: number): boolean {
  const previousText = getLowercaseText(words[index - 1])
  return participleIntroducerPattern.test(
    /ly$|^not$/.test(previousText) ? getLowercaseText(words[index - 2]) : previousText,
  )
}

function matchCase(replacement: string, typedText: string): string {
  if (typedText.length > 1 && typedText === typedText.toUpperCase()) return replacement.toUpperCase()
  const firstLetter = typedText.charAt(0)
  return firstLetter === firstLetter.toLowerCase() ? replacement : capitalizeFirst(replacement)
}

/** Includes the preceding “a” or “an” if a replacement needs the other: “an objective”, “a goal”. */
function adjustArticle(text: string, { words, index, start, end }: Match, replacements: readonly string[]) {
  const previousWord = words[index - 1]
  const [, article = '', space = ''] = /^(an?)(\s{1,3})$/i.exec(text.slice(previousWord?.start, start)) ?? []
  if (!previousWord || article === '') return { start, end, replacements }
  const replacementsWithArticle = replacements.map((replacement) => {
    const articleEnding = startsWithVowelSound(replacement) ? 'n' : ''
    return `${article.charAt(0)}${articleEnding}${space}${replacement}`
  })
  return replacementsWithArticle.every((replacement) => replacement.startsWith(article + space))
    ? { start, end, replacements }
    : { start: previousWord.start, end, replacements: replacementsWithArticle }
}

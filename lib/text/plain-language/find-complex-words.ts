import nlp from 'compromise'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { createDisjointCheck, findRanges, type TextRange } from '@/lib/core/strings/text-ranges'
import { findUrlRanges } from '@/lib/core/strings/urls'
import { startsWithVowelSound } from '@/lib/core/strings/words'
import { inflectVerb, pluralize, type VerbForm } from './inflect'
import { plainNouns, plainPhrases, plainVerbs } from './plain-words'

/** Offsets are in UTF-16 units. `replacements` match the inflection, capital and article of the original word. */
type ComplexWord = TextRange & { replacements: readonly string[] }

type Entry = { replacements: readonly string[]; form?: VerbForm }

const verbForms: readonly VerbForm[] = ['base', 'third', 'gerund', 'past']
const MAX_PHRASE_WORDS = 7

const entriesByPhrase: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ...Object.entries(plainPhrases).map(([phrase, replacements]): [string, Entry] => [phrase, { replacements }]),
  ...Object.entries(plainNouns).flatMap(([noun, replacements]): [string, Entry][] => [
    [noun, { replacements }],
    [pluralize(noun), { replacements: replacements.map(pluralize) }],
  ]),
  ...Object.entries(plainVerbs).flatMap(([verb, replacements]) =>
    [verb, verb.replace(/iz(?=e$)/, 'is')].flatMap((spelling) =>
      verbForms.map((form): [string, Entry] => [inflectVerb(spelling, form), { replacements, form }]),
    ),
  ),
])

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
/** Verbs whose base form or third person is also a noun: compromise tells which it is from the words around it. */
const nounVerbPattern = /^(?:assist|attempt|construct|endeavou?r|forfeit|initiate|leverage|permit|purchase)s?$/
const CONTEXT_WORDS = 5
/** While the visitor types, all but a few contexts stay the same, and compromise takes a millisecond each. */
const nounChecks = new Map<string, boolean>()
const MAX_CACHED_CHECKS = 2_000
const participleIntroducerPattern = /^(?:am|is|are|was|were|be|been|being|has|have|had|having|get|gets|got|getting)$/
/** “A number of us” becomes “some of us”, “a number of people” becomes “some people”. */
const quantityPhrasePattern = /^(?:a|the)\s.*\sof$/is
/** A pronoun goes before a particle: “figure it out”, not “figure out it”. */
const particlePattern = / (?:aside|back|out|up)$/
const pronounPattern = /^(?:me|you|him|it|us|them)$/
const determinerPattern = /^(?:us|you|them|these|those|the|my|your|our|his|her|its|their)$/

/** Returns the complex words of a text in order and without overlaps. Skips links, handles and tags. */
export function findComplexWords(text: string): ComplexWord[] {
  const words = splitProseWords(text)
  const complexWords: ComplexWord[] = []
  let nextIndex = 0
  for (let index = 0; index < words.length; index += 1) {
    if (index < nextIndex) continue
    const longestEntry = findLongestEntry(text, words, index)
    if (!longestEntry) continue
    const { entry, length } = longestEntry
    const previousWord = words[index - 1]
    const [firstWord, lastWord] = [words[index], words[index + length - 1]]
    if (!firstWord || !lastWord) continue
    const typedText = text.slice(firstWord.start, lastWord.end)
    const nextWord = /\s/.test(text.charAt(lastWord.end)) ? (words[index + length]?.lowercaseText ?? '') : ''
    if (!determinerPattern.test(nextWord) && isNoun(text, words, index)) continue
    nextIndex = index + length
    const replacements = buildReplacements(entry)
    if (replacements.length === 0) continue
    const { start } = firstWord
    complexWords.push(adjustArticle(text, previousWord, { start, end: lastWord.end, replacements }))

    function buildReplacements({ replacements, form }: Entry): string[] {
      const targetForm = form === 'past' && isParticiple(words, index) ? 'participle' : form
      const ofSuffix = quantityPhrasePattern.test(typedText) && determinerPattern.test(nextWord) ? ' of' : ''
      return replacements
        .filter((replacement) => !particlePattern.test(replacement) || !pronounPattern.test(nextWord))
        .map((replacement) =>
          matchCase(targetForm ? inflectVerb(replacement, targetForm) : replacement + ofSuffix, typedText),
        )
    }
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

function findLongestEntry(
  text: string,
  words: readonly Word[],
  index: number,
): { entry: Entry; length: number } | null {
  let longestEntry: { entry: Entry; length: number } | null = null
  let phrase = ''
  for (let length = 1; length <= MAX_PHRASE_WORDS; length += 1) {
    const currentWord = words[index + length - 1]
    const previousWord = words[index + length - 2]
    if (
      !currentWord ||
      (length > 1 && previousWord && !/^\s{1,3}$/.test(text.slice(previousWord.end, currentWord.start)))
    )
      break
    phrase = length === 1 ? currentWord.lowercaseText : `${phrase} ${currentWord.lowercaseText}`
    const entry = entriesByPhrase.get(phrase)
    if (entry) longestEntry = { entry, length }
  }
  return longestEntry
}

/** As in “a purchase” or “permits are required”. */
function isNoun(text: string, words: readonly Word[], index: number): boolean {
  const { start, end, lowercaseText } = words[index] as Word
  if (!nounVerbPattern.test(lowercaseText)) return false
  const before = text.slice(words[Math.max(0, index - CONTEXT_WORDS)]?.start, start).replace(/^.*[.!?\n]/s, '')
  const after = text.slice(end, words[index + CONTEXT_WORDS]?.end).replace(/[.!?\n].*$/s, '')
  const context = before + text.slice(start, end) + after
  const key = `${before.length} ${context}`
  const cachedResult = nounChecks.get(key)
  if (cachedResult !== undefined) return cachedResult
  if (nounChecks.size >= MAX_CACHED_CHECKS) nounChecks.clear()
  const [sentence] = nlp(context).json({ offset: true }) as { terms: { tags: string[]; offset: TextRange }[] }[]
  const result = sentence?.terms.find(({ offset }) => offset.start === before.length)?.tags.includes('Noun') ?? false
  nounChecks.set(key, result)
  return result
}

function isParticiple(words: readonly Word[], index: number): boolean {
  const previousText = words[index - 1]?.lowercaseText ?? ''
  return participleIntroducerPattern.test(
    /ly$|^not$/.test(previousText) ? (words[index - 2]?.lowercaseText ?? '') : previousText,
  )
}

function matchCase(replacement: string, typedText: string): string {
  if (typedText.length > 1 && typedText === typedText.toUpperCase()) return replacement.toUpperCase()
  const firstLetter = typedText.charAt(0)
  return firstLetter === firstLetter.toLowerCase() ? replacement : capitalizeFirst(replacement)
}

/** Includes the preceding “a” or “an” if the replacement needs the other: “an objective”, “a goal”. */
function adjustArticle(text: string, previousWord: Word | undefined, complexWord: ComplexWord): ComplexWord {
  if (!previousWord || !/^an?$/.test(previousWord.lowercaseText)) return complexWord
  const space = text.slice(previousWord.end, complexWord.start)
  if (!/^\s{1,3}$/.test(space)) return complexWord
  const article = text.slice(previousWord.start, previousWord.end)
  const replacements = complexWord.replacements.map((replacement) => {
    const articleEnding = startsWithVowelSound(replacement) ? 'n' : ''
    return `${article.charAt(0)}${articleEnding}${space}${replacement}`
  })
  return replacements.every((replacement) => replacement.startsWith(article + space))
    ? complexWord
    : { start: previousWord.start, end: complexWord.end, replacements }
}

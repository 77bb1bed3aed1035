import { getStopWords } from '@/lib/core/stop-words'
import { findInventedFigures } from '@/lib/core/strings/invented-numbers'
import { findOffsets } from '@/lib/core/strings/text-ranges'
import { networks } from '@/lib/platforms/networks'
import { detectLanguage } from '@/lib/text/language/detect-language'
import { getNonTopicWords } from '@/lib/text/language/non-topic-words'

const networkNames = new Set(
  Object.values(networks).flatMap(({ name }) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []),
)

/** Returns a text's words and figures in order, without function words and without inflections. */
export function getStems(text: string, language: string): string[] {
  const stopWords = getStopWords(language)
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  return words.filter((word) => !stopWords.has(word) && word !== 's').map(toStem)
}

/** Strips endings until none is left, so that all inflections of a word end alike. */
function toStem(word: string): string {
  const stem = word.replace(/(?<=\p{L}{3})(?:ies|ing|ers?|ed|es|en|s|e|y|n)$/u, '')
  return stem === word ? word : toStem(stem)
}

/** Returns phrases that `visitorText` does not support: the model's own list, names and figures, in order. */
export function findAssumedPhrases(text: string, visitorText: string, modelPhrases: readonly string[]): string[] {
  const language = detectLanguage(text)
  const visitorStems = getStems(visitorText, language)
  const isSupported = (phrase: string) => {
    const stems = getStems(phrase, language)
    return stems.length > 0
      ? isSubsequence(stems, visitorStems)
      : visitorText.toLowerCase().includes(phrase.toLowerCase())
  }
  const phrases = [
    ...modelPhrases.slice(0, MAX_MODEL_PHRASES).map((phrase) => phrase.trim()),
    ...findNames(text, language, isSupported),
  ]
  const unsupportedPhrases = phrases.filter((phrase) => phrase !== '' && !isSupported(phrase))
  const matches = [...unsupportedPhrases, ...findUnsupportedFigures(text, visitorText)].flatMap((phrase) =>
    findOffsets(text.toLowerCase(), phrase.toLowerCase()).map((offset) => ({
      offset,
      phrase: text.slice(offset, offset + phrase.length),
    })),
  )
  const outerMatches = matches.filter((match) => !matches.some((other) => encloses(other, match)))
  return [...new Set(outerMatches.toSorted((one, other) => one.offset - other.offset).map(({ phrase }) => phrase))]
}

function isSubsequence(words: readonly string[], text: readonly string[]): boolean {
  let position = -1
  return words.every((word) => {
    position = text.indexOf(word, position + 1)
    return position >= 0
  })
}

type PhraseMatch = { offset: number; phrase: string }

function encloses(outer: PhraseMatch, inner: PhraseMatch): boolean {
  const isLonger = outer.phrase.length > inner.phrase.length
  return (
    isLonger && outer.offset <= inner.offset && inner.offset + inner.phrase.length <= outer.offset + outer.phrase.length
  )
}

/** A model lists a few; more are a fault of its answer. */
const MAX_MODEL_PHRASES = 50

/** In text with many capitals, such as titles, a capital does not mark a name. */
const MAX_CAPITAL_SHARE = 0.25

/** Words with a capital within a sentence that are no days, months or networks. German writes all nouns so. */
export function findNames(text: string, language: string, isKnown: (word: string) => boolean = () => false): string[] {
  if (language === 'de') return []
  const { dates } = getNonTopicWords(language)
  const isOrdinary = (word: string) => {
    const singularWord = word.toLowerCase().replace(/(?:[’']?s|[’'])$/, '')
    return isKnown(word) || [word.toLowerCase(), singularWord].some((name) => dates.has(name) || networkNames.has(name))
  }
  const innerWords = [...text.matchAll(/(?<=[\p{Ll}\p{N},;] )\p{L}[\p{L}’'-]*/gu)].map(([word]) => word)
  const names = innerWords.filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isOrdinary(word))
  return names.length > innerWords.length * MAX_CAPITAL_SHARE ? [] : names
}

/** Colors, numbers of parts and times of shots claim nothing. */
const unclaimedFigurePattern = /#[0-9a-f]{6}\b|^\d{1,3}\s?\/\s?\d{1,3}|\b\d{1,3}\s?[–-]\s?\d{1,3} s\b/gim
const clockTimePattern = /\b\d{1,2}:\d{2}\b/g

function findUnsupportedFigures(text: string, visitorText: string): string[] {
  const claimText = text.replace(unclaimedFigurePattern, ' ')
  const clockTimes = (claimText.match(clockTimePattern) ?? []).filter((time) => !visitorText.includes(time))
  return [
    ...clockTimes,
    ...findInventedFigures(claimText, visitorText, { allowsClockTimes: true, allowsDerived: true }),
  ]
}

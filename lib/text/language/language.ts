import { glueOf, withoutAccents } from '@/lib/core/stop-words'
import { asidesOf } from './asides'
import { createLanguageDetector } from './language-detector'
import { languageOfScript } from './language-of-script'
import { wordRank } from './word-rank'

/** Languages that we write in, beside English; the others have to be the likelier by a step. */
const written = ['es', 'pt', 'fr', 'de', 'it', 'id']

const others = [...written, 'nl', 'pl', 'tr', 'vi', 'sv', 'da', 'no', 'ro', 'cs', 'hu', 'fi']

/** Words of English that everybody uses. */
const plainRank = 10_000
const headRank = 33_000

/** Spellings that words of a language hardly have. */
const unlike: Readonly<Record<string, RegExp>> = {
  es: /th|ph|ss|nh|lh|ck|sh|tt|pp|zz|gg|[çãõàèêâùßäöw]|\p{L}{3}i$/u,
  pt: /th|ph|ck|sh|tt|pp|zz|gg|ll|nn|[ñßäöùèëw]|\p{L}{3}i$/u,
  it: /th|ph|ck|sh|[jkwxyçñãõáâêßäöë]|[bcdfgjkmpqstvz]$/u,
  fr: /zz|nh|[ñãõáíóúßäöìò]/u,
  de: /[çñãõáíóúìò]/u,
  id: /[^a-z]|x|tt|ss|pp|cc|qu|ph/u,
}

const possessive = /\p{L}{2}[’']s(?!\p{L})/u

/** What less than this speaks for is taken for English: names, dishes, slang. */
const leastEvidence = 0.45

let detector: ReturnType<typeof createLanguageDetector> | undefined

/** Scores of English, Malay and the other languages, ISO 639-1. */
function scoresOf(text: string): Readonly<Record<string, number>> {
  detector ??= createLanguageDetector(['en', 'ms', ...others])
  return detector.detect(text).getScores()
}

/**
 * The language of a text, ISO 639-1: by its script; else by eld's n-grams (Apache-2.0), the share of words that glue
 * and, for English, how many of its words English has, as dishes, places and brands of other languages are at home in
 * an English line. `und` for a text without letters.
 */
export function languageOf(text: string): string {
  const script = languageOfScript(text)
  if (script !== null) return script
  if (/[¿¡]/.test(text)) return 'es'
  const words = wordsIn(text.toLowerCase())
  if (words.length === 0) return /\p{L}/u.test(text) ? 'en' : 'und'
  if (isMostlyEnglish(words) || isOneEnglishWord(words)) return 'en'
  const guess = scoresOf(text.toLowerCase())
  let [best, most] = [
    'en',
    Math.max(leastEvidence, scoreOfEnglish(words, guess.en ?? 0) + (possessive.test(text) ? 0.6 : 0)),
  ]
  for (const language of others) {
    const guessed = language === 'id' ? Math.max(guess.id ?? 0, guess.ms ?? 0) : (guess[language] ?? 0)
    const glued = share(words, (word) => glueOf(language).has(word))
    const score =
      guessed +
      0.7 * glued +
      0.9 * share(words, (word) => isOf(language, word)) -
      0.7 * share(words, (word) => unlike[language]?.test(word) === true) -
      (written.includes(language) ? 0 : glued > 0 ? 0.1 : 0.25)
    if (score > most) [best, most] = [language, score]
  }
  return best
}

/** A single plain word is at home in English where English has it at all: there is no other sign to go by. */
function isOneEnglishWord([word = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && /^[a-z]+$/.test(word) && Number.isFinite(wordRank(word))
}

/** Weights are measured over 220 short lines; eld's own score ends near 1. */
function scoreOfEnglish(words: readonly string[], guessed: number): number {
  const english = (word: string) => glueOf('en').has(word)
  const foreign = (word: string) =>
    written.some((language) => glueOf(language).has(word) || isOf(language, word))
  const frequent = (word: string) => rankOf(word) < 5000 && !foreign(word)
  const [last = '', before = ''] = words.toReversed()
  // The head of an English phrase stands at its end: "el camino de santiago packing list".
  const headed = wordRank(last) < headRank && !foreign(last) && !foreign(before)
  return (
    guessed +
    0.2 +
    0.7 * share(words, english) +
    0.4 * share(words, frequent) -
    0.8 * share(words, (word) => rankOf(word) >= 60_000) +
    (headed ? 0.4 : 0) +
    (words.some(foreign) ? 0 : 0.2)
  )
}

function share(words: readonly string[], holds: (word: string) => boolean): number {
  return words.filter(holds).length / words.length
}

/** Words of two letters and more, without "’s", "vs" and signs such as those of "C++". */
function wordsIn(text: string): string[] {
  const parts = text.replace(/[’']s(?!\p{L})/gu, '').match(/[\p{L}\p{M}]+/gu) ?? []
  const words = parts.filter((word) => word !== 'vs')
  const long = words.filter((word) => word.length > 1)
  return long.length > 0 ? long : words
}

/**
 * "Diy macrame": at least half of the words are plain English, and none glues in another language or tells a kind
 * there.
 */
function isMostlyEnglish(words: readonly string[]): boolean {
  const foreign = (word: string) =>
    others.some((language) => glueOf(language).has(word)) || written.some((language) => isOf(language, word))
  const within = (rank: number) => share(words, (word) => rankOf(word) < rank)
  return !words.some(foreign) && (within(plainRank) >= 0.5 || within(3 * plainRank) > 0.5)
}

/** A day, a month or a word that tells a kind in this language, where English has not the same. */
function isOf(language: string, word: string): boolean {
  const { times, told } = asidesOf(language)
  return (times.has(word) || told.has(word)) && !glueOf(language).has(word) && wordRank(word) > 10_000
}

/** Accents of loanwords do not count: "café", "crème". */
function rankOf(word: string): number {
  return word.length < 4 ? wordRank(word) : Math.min(wordRank(word), wordRank(withoutAccents(word)))
}

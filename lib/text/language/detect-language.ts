import { getStopWords, removeAccents } from '@/lib/core/stop-words'
// @ts-expect-error No types: the package exports its detector only together with a table of all languages.
import { createEld } from '../../../node_modules/eld/src/languageDetector.js'
import { detectLanguageByScript } from './detect-language-by-script'
import { getNonTopicWords } from './non-topic-words'
import { getWordRank, readDataFile } from './word-data'

/** Scores by ISO 639-1 language, up to about 1. */
type Detector = { detect(text: string): { getScores(): Record<string, number> } }

/** `'ngram':{language:score,…}`, without quotation marks where JavaScript does not require them. */
const ngramEntryPattern = /(?:'((?:[^'\\]|\\.){1,9})'|([^',:{}]{1,9})):\{([\d:,]{1,999})\}/g

/** Scores indexed by language number. Missing languages are array holes, which eld skips. */
type ScoreRow = readonly number[]

/** An eld detector (Apache-2.0) with only these languages takes 3 MB of memory instead of 53, with the same scores. */
export function createLanguageDetector(languages: readonly string[]): Detector {
  const { instance, loadData } = createEld()
  loadData({ type: 'S60', languages: { ...languages }, ngrams: readNgrams(languages) })
  return instance
}

function readNgrams(languages: readonly string[]): Readonly<Record<string, ScoreRow>> {
  const source = readDataFile('node_modules/eld/src/ngrams/small.js').toString('utf8')
  const start = source.indexOf('ngrams:{')
  const indexByNumber = new Map<string, number>()
  for (const [, languageNumber = '', languageCode = ''] of source.slice(0, start).matchAll(/(\d{1,2}):'(\w\w)'/g)) {
    if (languages.includes(languageCode)) indexByNumber.set(languageNumber, languages.indexOf(languageCode))
  }
  const ngrams: Record<string, ScoreRow> = {}
  const rows = new Map<string, ScoreRow>()
  for (const [, quotedKey, plainKey = '', scores = ''] of source.slice(start).matchAll(ngramEntryPattern)) {
    const supportedScores = scores.split(',').filter((score) => indexByNumber.has(score.slice(0, score.indexOf(':'))))
    if (supportedScores.length === 0) continue
    const key = supportedScores.join()
    const row = rows.get(key) ?? buildScoreRow(supportedScores, indexByNumber)
    rows.set(key, row)
    ngrams[quotedKey?.replace(/\\(.)/g, '$1') ?? plainKey] = row
  }
  return ngrams
}

function buildScoreRow(scores: readonly string[], indexByNumber: ReadonlyMap<string, number>): ScoreRow {
  const row: number[] = []
  for (const score of scores) {
    const [languageNumber = '', value] = score.split(':')
    row[indexByNumber.get(languageNumber) ?? 0] = Number(value)
  }
  return row
}

/** Languages that the tools write besides English. Other languages need a clearly higher score. */
const outputLanguages = ['es', 'pt', 'fr', 'de', 'it', 'id']

const nonEnglishLanguages = [...outputLanguages, 'nl', 'pl', 'tr', 'vi', 'sv', 'da', 'no', 'ro', 'cs', 'hu', 'fi']

const MAX_COMMON_RANK = 10_000
const MAX_HEAD_RANK = 33_000

const untypicalSpellingPatterns: Readonly<Record<string, RegExp>> = {
  es: /th|ph|ss|nh|lh|ck|sh|tt|pp|zz|gg|[çãõàèêâùßäöw]|\p{L}{3}i$/u,
  pt: /th|ph|ck|sh|tt|pp|zz|gg|ll|nn|[ñßäöùèëw]|\p{L}{3}i$/u,
  it: /th|ph|ck|sh|[jkwxyçñãõáâêßäöë]|[bcdfgjkmpqstvz]$/u,
  fr: /zz|nh|[ñãõáíóúßäöìò]/u,
  de: /[çñãõáíóúìò]/u,
  id: /[^a-z]|x|tt|ss|pp|cc|qu|ph/u,
}

const possessivePattern = /\p{L}{2}[’']s(?!\p{L})/u

/** A text with a lower score counts as English, such as names, dishes and slang. */
const MIN_EVIDENCE = 0.45

let detector: Detector | undefined

/** ISO 639-1; `und` without letters. Known words add points for English, whose lines often name foreign dishes. */
export function detectLanguage(text: string): string {
  const scriptLanguage = detectLanguageByScript(text)
  if (scriptLanguage !== null) return scriptLanguage
  if (/[¿¡]/.test(text)) return 'es'
  const words = extractWords(text.toLowerCase())
  if (words.length === 0) return /\p{L}/u.test(text) ? 'en' : 'und'
  if (isMostlyEnglish(words) || isSingleEnglishWord(words)) return 'en'
  detector ??= createLanguageDetector(['en', 'ms', ...nonEnglishLanguages])
  const detectorScores = detector.detect(text.toLowerCase()).getScores()
  let [bestLanguage, bestScore] = [
    'en',
    Math.max(MIN_EVIDENCE, scoreEnglish(words, detectorScores.en ?? 0) + (possessivePattern.test(text) ? 0.6 : 0)),
  ]
  for (const language of nonEnglishLanguages) {
    const detectorScore =
      language === 'id' ? Math.max(detectorScores.id ?? 0, detectorScores.ms ?? 0) : (detectorScores[language] ?? 0)
    const stopWordShare = getShare(words, (word) => getStopWords(language).has(word))
    const score =
      detectorScore +
      0.7 * stopWordShare +
      0.9 * getShare(words, (word) => isCueWord(language, word)) -
      0.7 * getShare(words, (word) => untypicalSpellingPatterns[language]?.test(word) === true) -
      (outputLanguages.includes(language) ? 0 : stopWordShare > 0 ? 0.1 : 0.25)
    if (score > bestScore) [bestLanguage, bestScore] = [language, score]
  }
  return bestLanguage
}

/** A single plain word counts as English if English has it, because there are no other clues. */
function isSingleEnglishWord([word = '', ...otherWords]: readonly string[]): boolean {
  return otherWords.length === 0 && /^[a-z]+$/.test(word) && Number.isFinite(getWordRank(word))
}

/** The weights come from measurements on 220 short lines. eld's own score is at most about 1. */
function scoreEnglish(words: readonly string[], detectorScore: number): number {
  const isStopWord = (word: string) => getStopWords('en').has(word)
  const isForeign = (word: string) =>
    outputLanguages.some((language) => getStopWords(language).has(word) || isCueWord(language, word))
  const isFrequent = (word: string) => getAccentlessRank(word) < 5000 && !isForeign(word)
  const [lastWord = '', secondToLastWord = ''] = words.toReversed()
  // The head of an English phrase is at its end: "el camino de santiago packing list".
  const hasEnglishHead = getWordRank(lastWord) < MAX_HEAD_RANK && !isForeign(lastWord) && !isForeign(secondToLastWord)
  return (
    detectorScore +
    0.2 +
    0.7 * getShare(words, isStopWord) +
    0.4 * getShare(words, isFrequent) -
    0.8 * getShare(words, (word) => getAccentlessRank(word) >= 60_000) +
    (hasEnglishHead ? 0.4 : 0) +
    (words.some(isForeign) ? 0 : 0.2)
  )
}

function getShare(words: readonly string[], predicate: (word: string) => boolean): number {
  return words.filter(predicate).length / words.length
}

/** Returns words of two or more letters, without "’s", "vs" and names with signs such as "C++". */
function extractWords(text: string): string[] {
  const parts = text.replace(/[’']s(?!\p{L})/gu, '').match(/[\p{L}\p{M}]+/gu) ?? []
  const words = parts.filter((word) => word !== 'vs')
  const longWords = words.filter((word) => word.length > 1)
  return longWords.length > 0 ? longWords : words
}

/** True for "Diy macrame": half of the words are plain English, and none is a stop or cue word of another language. */
function isMostlyEnglish(words: readonly string[]): boolean {
  const isForeign = (word: string) =>
    nonEnglishLanguages.some((language) => getStopWords(language).has(word)) ||
    outputLanguages.some((language) => isCueWord(language, word))
  const getShareWithin = (maxRank: number) => getShare(words, (word) => getAccentlessRank(word) < maxRank)
  return !words.some(isForeign) && (getShareWithin(MAX_COMMON_RANK) >= 0.5 || getShareWithin(3 * MAX_COMMON_RANK) > 0.5)
}

/** Returns whether a word is a day, a month or a cue word of this language and not also English. */
function isCueWord(language: string, word: string): boolean {
  const { cues } = getNonTopicWords(language)
  return cues.has(word) && !getStopWords(language).has(word) && getWordRank(word) > 10_000
}

/** Returns a word's rank, ignoring the accents of loanwords such as "café". */
function getAccentlessRank(word: string): number {
  return word.length < 4 ? getWordRank(word) : Math.min(getWordRank(word), getWordRank(removeAccents(word)))
}

import { readDataFile } from '@/lib/core/data-file'
// @ts-expect-error No types: the package exports its detector only together with a table of all languages.
import { createEld } from '../../../node_modules/eld/src/languageDetector.js'

/** Scores by language, ISO 639-1; near 1 at most. */
type Detector = { detect(text: string): { getScores(): Record<string, number> } }

/** `'ngram':{language:score,…}`, without quotation marks where JavaScript needs none. */
const ngramEntryPattern = /(?:'((?:[^'\\]|\\.){1,9})'|([^',:{}]{1,9})):\{([\d:,]{1,999})\}/g

/** A score by the number of a language; languages without the n-gram are holes, which eld skips. */
type ScoreRow = readonly number[]

/**
 * eld (Apache-2.0) with its small table reduced to these languages: 3 MB of memory instead of 53, because eld has an
 * object for each n-gram of 60 languages. A language's score does not depend on the others, so the scores stay the
 * same.
 */
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

import { formatCountWord } from '@/lib/core/format/format-count-word'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { type CountedPhrase, countPhrases, type TokenizedWord } from './count-phrases'

const MAX_PHRASE_WORDS = 4

/** English verbs with little meaning, which end a phrase. */
const lightVerbs = new Set(
  'ask asks asked bring brings brought call called come comes find finds found gave give given gives giving happen happens keep keeps kept know known knows look looks made makes making mean means need needed needs put puts said say says seem seems show shows started starts take taken takes taking tell tells think thinks thought told took tried try turn turned use used uses using want wanted wants went work works'.split(
    ' ',
  ),
)

const numberWords = Array.from({ length: 99 }, (_, index) => formatCountWord(index + 1))
/** “Twenty minutes”, but not “30 day challenge”. */
const durationPattern = new RegExp(
  `^(?:\\d[\\d.,]*|${numberWords.join('|')}|hundred|thousand) (?:second|minute|hour|day|week|month|year)s?$`,
)

/** RAKE (Rose and others, Automatic Keyword Extraction from Individual Documents, in Text Mining, 2010). */
export function extractKeyPhrases(
  text: string,
  clauses: readonly (readonly TokenizedWord[])[],
  isStopWord: (word: TokenizedWord) => boolean,
): (CountedPhrase & { score: number })[] {
  const runs = clauses.flatMap((clause) => splitAtStopWords(clause, isStopWord))
  // A longer run is not a phrase, as in a title or a language with unknown stop words, so it counts as single words.
  const candidatePhrases = runs.flatMap((run) => (run.length > MAX_PHRASE_WORDS ? run.map((word) => [word]) : [run]))
  const degrees = new Map<string, number>()
  for (const phraseWords of candidatePhrases)
    for (const { key } of phraseWords) degrees.set(key, (degrees.get(key) ?? 0) + phraseWords.length)
  const candidateKeys = new Set(candidatePhrases.map(joinKeys))
  const phrases = [1, 2, 3, 4].flatMap((length) => countPhrases(text, runs, length, () => false))
  /** How often a longer phrase contains a phrase. One that never occurs alone is a fragment. */
  const containedCounts = new Map<string, number>()
  for (const { words, count } of phrases)
    for (const key of [words.slice(1), words.slice(0, -1)].map(joinKeys))
      containedCounts.set(key, Math.max(count, containedCounts.get(key) ?? 0))
  return phrases
    .filter(
      ({ key, words, count }) =>
        !durationPattern.test(key) &&
        (candidateKeys.has(key) || (words.length > 1 && count > 1 && count > (containedCounts.get(key) ?? 0))),
    )
    .map((phrase) => {
      const degree = phrase.words.reduce((sum, { key }) => sum + (degrees.get(key) ?? 0), 0)
      return { ...phrase, score: phrase.words.length === 1 ? degree : degree * phrase.count }
    })
    .toSorted((a, b) => b.score - a.score)
}

const joinKeys = (words: readonly TokenizedWord[]) => words.map(({ key }) => key).join(' ')

function splitAtStopWords(clause: readonly TokenizedWord[], isStopWord: (word: TokenizedWord) => boolean) {
  const runs: TokenizedWord[][] = [[]]
  for (const word of clause) {
    if (isStopWord(word) || lightVerbs.has(word.key)) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs.filter(({ length }) => length > 0)
}

/** Instagram's limit. Source: socialmediatoday.com, 2025-12-18 (checked 2026-11). */
export const MAX_TAGS = 5
const MAX_TAG_LENGTH = 30

/** Returns at most five hashtags. Capitals help screen readers, so “rye bread” becomes #RyeBread. */
export function toHashtags(phrases: readonly { words: readonly TokenizedWord[] }[]): string[] {
  const knownKeys = new Set(phrases.flatMap(({ words }) => words.map(({ key }) => key)))
  // “Recipes” and “boxes” are equal to “recipe” and “box”, but “planes” to “plan” only without a “plane”.
  const toSingular = (key: string) =>
    [/s$/, /es$/].map((ending) => key.replace(ending, '')).find((stem) => stem.length > 2 && knownKeys.has(stem)) ?? key
  const tagsByKey = new Map<string, string>()
  for (const { words } of phrases) {
    if (tagsByKey.size === MAX_TAGS) break
    const key = ` ${words.map((word) => toSingular(word.key)).join(' ')} `
    const isAllCaps = words.length > 1 && !words.some(({ text }) => /[\p{Ll}\p{Lo}]/u.test(text))
    const tag = words
      .flatMap((word) => (isAllCaps ? word.key : word.text).split(/[-\u2011]/))
      .map((part) => capitalizeIfLowercase(part.replace(/[^\p{L}\p{M}\p{N}]/gu, '')))
      .join('')
    const isNew = ![...tagsByKey.keys()].some((existingKey) => existingKey.includes(key) || key.includes(existingKey))
    if (isNew && /\p{L}/u.test(tag) && tag.length <= MAX_TAG_LENGTH) tagsByKey.set(key, `#${tag}`)
  }
  return [...tagsByKey.values()]
}

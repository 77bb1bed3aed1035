import { words } from 'popular-english-words'

let ranks: Map<string, number> | undefined

/** Place of a word among 225,000 of English Wikipedia, 0 the most frequent; Infinity for a word that isn't there. */
export function wordRank(word: string): number {
  ranks ??= new Map(words.getMostPopular(words.getWordCount()).map((entry, rank) => [entry, rank]))
  return ranks.get(word.toLowerCase()) ?? Number.POSITIVE_INFINITY
}

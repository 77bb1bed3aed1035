import { readDataFile } from '@/lib/core/data-file'

let ranks: ReadonlyMap<string, number> | undefined

/** Place of a word among 225,000 of English Wikipedia, 0 the most frequent; Infinity for a word that isn't there. */
export function getWordRank(word: string): number {
  ranks ??= readRanks()
  return ranks.get(word.toLowerCase()) ?? Number.POSITIVE_INFINITY
}

/** From the text of popular-english-words: as a module, its array of strings would stay in memory beside the map. */
function readRanks(): ReadonlyMap<string, number> {
  const source = readDataFile('node_modules/popular-english-words/words.js').toString('latin1')
  const words = source.slice(source.indexOf("['") + 2, source.lastIndexOf("']")).split("','")
  return new Map(words.map((word, rank) => [word, rank]))
}

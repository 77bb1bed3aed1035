import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Importing a large data file instead would load it into every thread, even those that never use it. */
export function readDataFile(path: string): Buffer {
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path))
}

let ranks: ReadonlyMap<string, number> | undefined

/** Zero-based, among the 225,000 most common words of English Wikipedia; Infinity for others. */
export function getWordRank(word: string): number {
  ranks ??= readRanks()
  return ranks.get(word.toLowerCase()) ?? Number.POSITIVE_INFINITY
}

/** Importing popular-english-words would keep its array of strings in memory beside the map. */
function readRanks(): ReadonlyMap<string, number> {
  const source = readDataFile('node_modules/popular-english-words/words.js').toString('latin1')
  const words = source.slice(source.indexOf("['") + 2, source.lastIndexOf("']")).split("','")
  return new Map(words.map((word, rank) => [word, rank]))
}

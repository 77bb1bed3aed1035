import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a file of this project or of a package by its path in the project folder. Large tables are read this way on
 * first use: an imported table also takes memory in threads that never use it. `next.config.ts` lists these files for
 * deployment packages.
 */
export function readDataFile(path: string): Buffer {
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path))
}

let ranks: ReadonlyMap<string, number> | undefined

/**
 * Returns a word's rank among 225,000 words of English Wikipedia, 0 for the most frequent; Infinity for an unknown
 * word.
 */
export function getWordRank(word: string): number {
  ranks ??= readRanks()
  return ranks.get(word.toLowerCase()) ?? Number.POSITIVE_INFINITY
}

/**
 * Parses the package's source, because importing popular-english-words would keep its array of strings in memory beside
 * the map.
 */
function readRanks(): ReadonlyMap<string, number> {
  const source = readDataFile('node_modules/popular-english-words/words.js').toString('latin1')
  const words = source.slice(source.indexOf("['") + 2, source.lastIndexOf("']")).split("','")
  return new Map(words.map((word, rank) => [word, rank]))
}

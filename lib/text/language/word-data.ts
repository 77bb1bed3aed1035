import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a large table. An imported table would take memory in every thread, even in threads that never use it.
 * `next.config.ts` lists these files so that deployments include them.
 */
export function readDataFile(path: string): Buffer {
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path))
}

let ranks: ReadonlyMap<string, number> | undefined

/** Returns the rank among 225,000 words of English Wikipedia from 0, or Infinity for an unknown word. */
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

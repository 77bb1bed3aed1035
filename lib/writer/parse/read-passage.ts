import { recogniseNiche } from '@/lib/writer/niches'
import { type Reading, readLine } from './read-line'

/** Sentences of a pasted text that are read: its subject is named by then. */
const MAX_READ = 8

/** Reads a line, or the sentence of a longer text that says most about its subject. */
export function readPassage(passage: string): Reading | null {
  const sentences = passage.split(/(?<=[.!?;])\s+/).filter((sentence) => /\p{L}{2}/u.test(sentence))
  const readings = sentences
    .slice(0, MAX_READ)
    .map((sentence) => readLine(sentence.replace(/(?<![.!?;,\s])[.!?;,\s]+$/, '')))
    .filter((reading) => reading !== null)
  const lower = passage.toLowerCase()
  let best: Reading | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  readings.forEach((reading, i) => {
    const mentions = lower.split(reading.head.singular.toLowerCase()).length - 1
    const score =
      (recogniseNiche(reading.noun).id === 'general' ? 0 : 2) +
      Math.min(mentions, 4) * 0.5 -
      i * 0.6 +
      (reading.noun.includes(' ') ? 0.5 : 0)
    if (score > bestScore) [best, bestScore] = [reading, score]
  })
  if (best === undefined) return null
  const chosen = best
  const others = [
    ...chosen.others,
    ...readings.filter((reading) => reading !== chosen).flatMap(({ noun, others: more }) => [noun, ...more]),
  ]
  return {
    ...chosen,
    audience: chosen.audience ?? readings.find(({ audience }) => audience !== null)?.audience ?? null,
    setting: chosen.setting,
    others: [...new Set(others)].filter((phrase) => phrase !== chosen.noun),
  }
}

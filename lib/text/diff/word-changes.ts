import { diffWords } from 'diff'
import { getSegmenter, segmentText } from '@/lib/core/strings/segment-text'

type WordChange = { text: string; kind: 'same' | 'in' | 'out' }

type WordChanges = {
  /** In reading order; removals come before the words that replace them. */
  changes: readonly WordChange[]
  /** Share of words that both texts have in common, in percent. */
  similarity: number
  addedWordCount: number
  removedWordCount: number
}

/** Two long texts without common words take long to compare and have no useful difference. */
const TIMEOUT_MS = 400

/** Returns the changes between two texts by word; null if they are too different to compare in time. */
export function compareWords(oldText: string, newText: string): WordChanges | null {
  const diffs = diffWords(oldText, newText, { intlSegmenter: getSegmenter('word'), timeout: TIMEOUT_MS })
  if (!diffs) return null
  const changes = diffs.map(({ value, added, removed }): WordChange => {
    return { text: value, kind: added ? 'in' : removed ? 'out' : 'same' }
  })
  const wordCounts = { same: 0, in: 0, out: 0 }
  for (const { text, kind } of changes) wordCounts[kind] += countWords(text)
  const totalWordCount = 2 * wordCounts.same + wordCounts.in + wordCounts.out
  return {
    changes,
    similarity: totalWordCount === 0 ? 100 : Math.round((200 * wordCounts.same) / totalWordCount),
    addedWordCount: wordCounts.in,
    removedWordCount: wordCounts.out,
  }
}

const countWords = (text: string) =>
  segmentText(getSegmenter('word'), text).reduce((count, { isWordLike }) => count + Number(isWordLike), 0)

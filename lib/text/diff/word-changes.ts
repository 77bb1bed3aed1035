import { diffWords } from 'diff'
import { getSegmenter, segmentText } from '@/lib/core/strings/segment-text'
import type { TextChange } from '@/lib/tool/text-tool'

type WordChanges = {
  /** In reading order; removals come before the words that replace them. */
  changes: readonly TextChange[]
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
  const changes = diffs.map(({ value, added, removed }): TextChange => {
    return { text: value, kind: added ? 'added' : removed ? 'removed' : 'same' }
  })
  const wordCounts = { same: 0, added: 0, removed: 0 }
  for (const { text, kind } of changes) wordCounts[kind] += countWords(text)
  const totalWordCount = 2 * wordCounts.same + wordCounts.added + wordCounts.removed
  return {
    changes,
    similarity: totalWordCount === 0 ? 100 : Math.round((200 * wordCounts.same) / totalWordCount),
    addedWordCount: wordCounts.added,
    removedWordCount: wordCounts.removed,
  }
}

const countWords = (text: string) =>
  segmentText(getSegmenter('word'), text).reduce((count, { isWordLike }) => count + Number(isWordLike), 0)

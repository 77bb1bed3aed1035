import { countCodePoints } from '@/lib/core/strings/clean-input'
import type { TimedSentence } from './timed-sentence'

/** Times by each sentence's share of the text's length: off by a word or two where a voice speeds up or pauses. */
export function estimateTimes(sentences: readonly string[], seconds: number): TimedSentence[] {
  const lengths = sentences.map(countCodePoints)
  const totalLength = lengths.reduce((sum, length) => sum + length, 0)
  let elapsedLength = 0
  return sentences.map((text, index) => {
    const start = (seconds * elapsedLength) / totalLength
    elapsedLength += lengths[index] ?? 0
    return { text, start, end: (seconds * elapsedLength) / totalLength }
  })
}

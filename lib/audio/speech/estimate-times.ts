import { countCodePoints } from '@/lib/core/strings/clean-input'
import type { TimedSentence } from './timed-sentence'

/**
 * Estimates times from each sentence's share of the text's length. Off by a word or two when a voice speeds up or
 * pauses.
 */
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

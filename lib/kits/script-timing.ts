import { countWords } from '@/lib/core/strings/words'

type SpokenText = { say: string }

/** Returns the most words that fit into a time: seconds × words per minute ÷ 60. */
export function getWordBudget(seconds: number, wordsPerMinute: number): number {
  return Math.floor((seconds * wordsPerMinute) / 60)
}

export function countSpokenWords(beats: readonly SpokenText[]): number {
  return beats.reduce((sum, { say }) => sum + countWords(say), 0)
}

export function getSpeakingSeconds(wordCount: number, wordsPerMinute: number): number {
  return Math.ceil((wordCount * 60) / wordsPerMinute)
}

/** Extra time per beat, in words, so that a beat without words still shows something. */
const PAUSE_WORDS = 2

/** Times the beats without gaps from 0 to `durationSeconds`, in proportion to their words. */
export function addTimes<Beat extends SpokenText>(
  beats: readonly Beat[],
  durationSeconds: number,
): (Beat & { start: number; end: number })[] {
  const weights = beats.map(({ say }) => countWords(say) + PAUSE_WORDS)
  const totalWeight = weights.reduce((total, cumulativeWeight) => total + cumulativeWeight, 0)
  let cumulativeWeight = 0
  let start = 0
  return beats.map((beat, index) => {
    cumulativeWeight += weights[index] ?? 0
    const isLast = index === beats.length - 1
    const end = isLast
      ? durationSeconds
      : Math.max(start + 1, Math.round((cumulativeWeight * durationSeconds) / totalWeight))
    const timedBeat = { ...beat, start, end: Math.min(end, durationSeconds) }
    start = timedBeat.end
    return timedBeat
  })
}

/**
 * Shortens the spoken words to `wordBudget`: drops sentences from the end of the wordiest beat between the first and
 * the last, and beats that lose all their words. Returns null if no sentence can be removed.
 */
export function trimToWordBudget<Beat extends SpokenText>(beats: readonly Beat[], wordBudget: number): Beat[] | null {
  const trimmableBeats = beats.map((beat) => {
    const spokenSentences = [...sentenceSegmenter.segment(beat.say)].map(({ segment }) => ({
      segment,
      words: countWords(segment),
    }))
    return {
      beat,
      said: spokenSentences,
      words: spokenSentences.reduce((sum, { words: wordCount }) => sum + wordCount, 0),
      whole: spokenSentences.length,
    }
  })
  const middleBeats = trimmableBeats.slice(1, -1)
  let excessWordCount = trimmableBeats.reduce((sum, { words: wordCount }) => sum + wordCount, 0) - wordBudget
  while (excessWordCount > 0) {
    const longestBeat = middleBeats.reduce<(typeof middleBeats)[number] | null>(
      (longestSoFar, trimmableBeat) =>
        trimmableBeat.said.length === 0 || (longestSoFar && longestSoFar.words >= trimmableBeat.words)
          ? longestSoFar
          : trimmableBeat,
      null,
    )
    const wordCount = longestBeat?.said.pop()?.words
    if (!longestBeat || wordCount === undefined) return null
    longestBeat.words -= wordCount
    excessWordCount -= wordCount
  }
  return trimmableBeats.flatMap(({ beat, said: spokenSentences, whole: originalSentenceCount }) => {
    if (spokenSentences.length === originalSentenceCount) return [beat]
    const say = spokenSentences
      .map(({ segment }) => segment)
      .join('')
      .trim()
    return say === '' ? [] : [{ ...beat, say }]
  })
}

const sentenceSegmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

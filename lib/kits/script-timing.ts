import { splitSentences } from '@/lib/core/strings/split-sentences'
import { countWords } from '@/lib/core/strings/words'
import type { CardPart, Meter } from '@/lib/tool/card'

/** Speaking rate of creators. Source: teleprompter.works/blog/tiktok-script-guide (160 to 180). */
export const CREATOR_WORDS_PER_MINUTE = 160

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
  const totalWeight = countSpokenWords(beats) + PAUSE_WORDS * beats.length
  let weight = 0
  let start = 0
  return beats.map((beat, index) => {
    weight += countWords(beat.say) + PAUSE_WORDS
    const isLast = index === beats.length - 1
    const end = isLast ? durationSeconds : Math.max(start + 1, Math.round((weight * durationSeconds) / totalWeight))
    const timedBeat = { ...beat, start, end: Math.min(end, durationSeconds) }
    start = timedBeat.end
    return timedBeat
  })
}

/** Drops sentences of the wordiest beat between the first and the last. Null if no sentence can be removed. */
export function trimToWordBudget<Beat extends SpokenText>(beats: readonly Beat[], wordBudget: number): Beat[] | null {
  const drafts = beats.map(({ say }) => {
    const sentences = splitSentences(say)
    return { sentences, words: sentences.reduce((sum, sentence) => sum + countWords(sentence), 0), isTrimmed: false }
  })
  const middleDrafts = drafts.slice(1, -1)
  let excessWords = drafts.reduce((sum, { words }) => sum + words, 0) - wordBudget
  while (excessWords > 0) {
    const longest = middleDrafts.reduce(
      (longestSoFar, draft) => (draft.words > longestSoFar.words ? draft : longestSoFar),
      { sentences: [], words: 0, isTrimmed: false },
    )
    if (longest.words === 0) return null
    const words = countWords(longest.sentences.pop() ?? '')
    longest.words -= words
    longest.isTrimmed = true
    excessWords -= words
  }
  return beats.flatMap((beat, index) => {
    const { sentences = [], isTrimmed = false } = drafts[index] ?? {}
    if (!isTrimmed) return [beat]
    const say = sentences.join('').trim()
    return say === '' ? [] : [{ ...beat, say }]
  })
}

/** Returns the parts of a beat: its speech beside its visuals. `name` says what the speech is. */
export function buildBeatParts(
  beat: { time: string; name: string; say: string; visuals: string },
  { isSpoken, isFirst }: { isSpoken: boolean; isFirst: boolean },
): CardPart[] {
  return [
    {
      label: `${beat.time} ${beat.name}`,
      text: beat.say,
      column: 'left',
      ...(isSpoken && { spoken: true }),
      ...(isFirst && { opening: 'used' }),
    },
    { label: `${beat.time} show`, text: beat.visuals, column: 'right' },
  ]
}

export function buildScriptMeters(label: string, wordCount: number, seconds: number, pace: number): Meter[] {
  const speakingSeconds = getSpeakingSeconds(wordCount, pace)
  const goal = { of: 'said', target: true } as const
  return [
    { label, value: wordCount, limit: getWordBudget(seconds, pace), unit: 'words', ...goal },
    { label: 'Time at this pace', value: speakingSeconds, limit: seconds, unit: 'seconds', ...goal },
  ]
}

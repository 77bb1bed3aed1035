import { countWords } from '@/lib/core/strings/count-words'

/** Anything that somebody says aloud in a script. */
export type SpokenText = { say: string }

/** Most words that can be spoken in a time: seconds × words per minute ÷ 60. */
export function getWordBudget(seconds: number, wordsPerMinute: number): number {
  return Math.floor((seconds * wordsPerMinute) / 60)
}

export function countSpokenWords(beats: readonly SpokenText[]): number {
  return beats.reduce((sum, { say }) => sum + countWords(say), 0)
}

/** Seconds that words take at a pace in words per minute, rounded up. */
export function getSpeakingSeconds(wordCount: number, wordsPerMinute: number): number {
  return Math.ceil((wordCount * 60) / wordsPerMinute)
}

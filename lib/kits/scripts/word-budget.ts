import { countWords } from '@/lib/core/strings/count-words'

export type SpokenText = { say: string }

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

import { countWords } from '@/lib/core/strings/count-words'

/** Anything that somebody says aloud in a script. */
export type Spoken = { say: string }

/** Most words that can be spoken in a time: seconds × words per minute ÷ 60. */
export function wordBudget(seconds: number, pace: number): number {
  return Math.floor((seconds * pace) / 60)
}

export function wordsOf(beats: readonly Spoken[]): number {
  return beats.reduce((sum, { say }) => sum + countWords(say), 0)
}

/** Seconds that words take at a pace in words per minute, rounded up. */
export function secondsOf(words: number, pace: number): number {
  return Math.ceil((words * 60) / pace)
}

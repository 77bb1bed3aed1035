import { countWords } from '@/lib/core/strings/count-words'

/** Words a minute at which adults read English silently: the mean of 190 studies (Brysbaert 2019). */
const WORDS_PER_MINUTE = 238

/** The time that reading the shorter of two texts saves, such as "20 seconds" or "3 minutes"; null where it is under 5 seconds. */
export function formatReadingTimeSaved(fullText: string, summary: string): string | null {
  const seconds = ((countWords(fullText) - countWords(summary)) * 60) / WORDS_PER_MINUTE
  if (seconds < 5) return null
  if (seconds < 55) return `${5 * Math.round(seconds / 5)} seconds`
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

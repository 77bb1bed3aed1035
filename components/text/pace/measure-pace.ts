/** Shortest time in seconds that tells a pace: whoever stops sooner has not read the text. */
export const MIN_READING_SECONDS = 5

/** Words a minute of somebody who said so many words in so many seconds, within what the field takes; null where it is too short to tell. */
export function measurePace(
  wordCount: number,
  seconds: number,
  { min, max }: { min: number; max: number },
): number | null {
  if (seconds < MIN_READING_SECONDS) return null
  return Math.min(max, Math.max(min, Math.round((wordCount * 60) / seconds)))
}

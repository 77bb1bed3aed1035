/** Range of the teleprompter's pace, in words per minute. */
export const MIN_PACE = 60
export const MAX_PACE = 300
const PACE_STEP = 10

export function stepPace(pace: number, direction: -1 | 1): number {
  return Math.min(MAX_PACE, Math.max(MIN_PACE, pace + direction * PACE_STEP))
}

export type ScriptMetrics = {
  wordCount: number
  /** Height of the whole text in pixels. */
  height: number
  /** Words per minute. */
  pace: number
}

/** Returns the pixels to scroll in the given milliseconds. */
export function getScrollDistance(milliseconds: number, { wordCount, height, pace }: ScriptMetrics): number {
  return wordCount === 0 ? height : (height * pace * milliseconds) / (60_000 * wordCount)
}

/** Returns the seconds, rounded up, to scroll the given pixels. */
export function getSecondsForDistance(pixels: number, { wordCount, height, pace }: ScriptMetrics): number {
  return height === 0 ? 0 : Math.max(0, Math.ceil((pixels * wordCount * 60) / (height * pace)))
}

/** Returns the scroll offset in page mode: the start of the page that contains the reading position. */
export function getPageStart(position: number, pageHeight: number): number {
  return pageHeight > 0 ? Math.floor(position / pageHeight) * pageHeight : position
}

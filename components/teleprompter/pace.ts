/** Words a minute that the teleprompter can run at. */
export const MIN_PACE = 60
export const MAX_PACE = 300
const PACE_STEP = 10

/** The pace one step slower (−1) or faster (1). */
export function stepPace(pace: number, direction: -1 | 1): number {
  return Math.min(MAX_PACE, Math.max(MIN_PACE, pace + direction * PACE_STEP))
}

export type ScriptMetrics = {
  wordCount: number
  /** Height of the whole text in pixels. */
  height: number
  /** Words a minute. */
  pace: number
}

/** Pixels that pass the reading mark in a number of milliseconds. */
export function getScrollDistance(milliseconds: number, { wordCount, height, pace }: ScriptMetrics): number {
  return wordCount === 0 ? height : (height * pace * milliseconds) / (60_000 * wordCount)
}

/** Whole seconds that a number of pixels takes. */
export function getSecondsForDistance(pixels: number, { wordCount, height, pace }: ScriptMetrics): number {
  return height === 0 ? 0 : Math.max(0, Math.ceil((pixels * wordCount * 60) / (height * pace)))
}

/** Where the text stands when it moves a page at a time: the page that holds the reading position. */
export function getPageStart(position: number, pageHeight: number): number {
  return pageHeight > 0 ? Math.floor(position / pageHeight) * pageHeight : position
}

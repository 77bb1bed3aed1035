/** Words a minute that the teleprompter can run at. */
export const MIN_PACE = 60
export const MAX_PACE = 300
const PACE_STEP = 10

/** The pace one step slower (−1) or faster (1). */
export function stepPace(pace: number, direction: -1 | 1): number {
  return Math.min(MAX_PACE, Math.max(MIN_PACE, pace + direction * PACE_STEP))
}

export type ScriptMetrics = {
  words: number
  /** Height of the whole text in pixels. */
  height: number
  /** Words a minute. */
  pace: number
}

/** Pixels that pass the reading mark in a number of milliseconds. */
export function getScrollDistance(milliseconds: number, { words, height, pace }: ScriptMetrics): number {
  return words === 0 ? height : (height * pace * milliseconds) / (60_000 * words)
}

/** Whole seconds that a number of pixels takes. */
export function getSecondsForDistance(pixels: number, { words, height, pace }: ScriptMetrics): number {
  return height === 0 ? 0 : Math.max(0, Math.ceil((pixels * words * 60) / (height * pace)))
}

/** Where the text stands when it moves a page at a time: the page that holds the reading position. */
export function getPageStart(position: number, page: number): number {
  return page > 0 ? Math.floor(position / page) * page : position
}

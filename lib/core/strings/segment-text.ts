/**
 * In UTF-16 units. V8's time per segment grows with the length of the whole text: half a million units take minutes.
 */
const WINDOW_LENGTH = 2_000

/**
 * Equals `segmenter.segment(text)` in linear time: segments one window at a time, and repeats the last two segments of
 * each window in the next, because later text may extend them.
 */
export function* segmentText(
  segmenter: Intl.Segmenter,
  text: string,
): Generator<{ segment: string; index: number; isWordLike: boolean }> {
  let start = 0
  let windowLength = WINDOW_LENGTH
  while (start < text.length) {
    const end = Math.min(start + windowLength, text.length)
    const segments = Array.from(
      segmenter.segment(text.slice(start, end)),
      ({ segment, index, isWordLike = false }) => ({ segment, index: index + start, isWordLike }),
    )
    if (end === text.length) return yield* segments
    const nextStart = segments.at(-2)?.index ?? start
    if (nextStart > start) yield* segments.slice(0, -2)
    windowLength = nextStart > start ? WINDOW_LENGTH : 2 * windowLength
    start = nextStart
  }
}

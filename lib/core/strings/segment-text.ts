/** In UTF-16 units. V8 needs time by the length of the whole text for each segment of it: half a million take minutes. */
const WINDOW_LENGTH = 2_000

/**
 * What `segmenter.segment(text)` gives, in time in step with the text's length: the segmenter sees one window of the text after the
 * other, and the last two segments of each again with the next, as what follows may belong to them.
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

import { spacelessScriptPattern } from './join-texts'

/** The length is in UTF-16 units. V8's time per segment grows with the text, so a long text would take minutes. */
const WINDOW_LENGTH = 2_000

/**
 * Yields the same segments as `segmenter.segment(text)`, but in linear time, by segmenting one window at a time. Each
 * window repeats the last two segments of the previous window, because later text may extend those segments.
 */
export function* segmentText(segmenter: Intl.Segmenter, text: string) {
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

type Granularity = NonNullable<Intl.SegmenterOptions['granularity']>

const segmenters: Partial<Record<Granularity, Intl.Segmenter>> = {}

/** A grapheme is a user-perceived character. An emoji of five code points is one. */
export function getSegmenter(granularity: Granularity): Intl.Segmenter {
  segmenters[granularity] ??= new Intl.Segmenter(undefined, { granularity })
  return segmenters[granularity]
}

/** Splits a text into user-perceived characters. Takes quadratic time; `segmentText` does not. */
export function splitGraphemes(text: string): string[] {
  return Array.from(getSegmenter('grapheme').segment(text), ({ segment }) => segment)
}

/** Splits at spaces, and where a script has none, at words with the punctuation after them. */
export function segmentWords(text: string): string[] {
  return text.split(/\s+/).flatMap((part) => {
    if (!spacelessScriptPattern.test(part)) return part === '' ? [] : [part]
    const words: string[] = []
    for (const { segment, isWordLike } of segmentText(getSegmenter('word'), part)) {
      if (isWordLike || words.length === 0) words.push(segment)
      else words.push((words.pop() ?? '') + segment)
    }
    return words
  })
}

/** A part of a text, in UTF-16 units. */
export type TextRange = { start: number; end: number }

export function findRanges(text: string, pattern: RegExp): TextRange[] {
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({ start: index, end: index + match.length }))
}

/** Finds each place of a phrase, also where two of them overlap. */
export function findOffsets(text: string, phrase: string): number[] {
  const offsets: number[] = []
  for (let offset = text.indexOf(phrase); offset >= 0; offset = text.indexOf(phrase, offset + 1)) offsets.push(offset)
  return offsets
}

/** Expects ranges in order that do not overlap. */
export function replaceRanges<Range extends TextRange>(
  text: string,
  ranges: readonly Range[],
  getReplacement: (range: Range) => string,
): string {
  let result = ''
  let offset = 0
  for (const range of ranges) {
    result += text.slice(offset, range.start) + getReplacement(range)
    offset = range.end
  }
  return result + text.slice(offset)
}

/** Changes the text between the ranges, which are in order and do not overlap. */
export function mapOutsideRanges(text: string, ranges: readonly TextRange[], change: (part: string) => string): string {
  const ends = [0, ...ranges.map(({ end }) => end)]
  const parts = ranges.map(({ start, end }, index) => change(text.slice(ends[index], start)) + text.slice(start, end))
  return parts.join('') + change(text.slice(ends.at(-1)))
}

/** Creates a check whether a range overlaps none of `ranges`, which do not overlap each other. */
export function createDisjointCheck(ranges: readonly TextRange[]): (range: TextRange) => boolean {
  const sortedRanges = ranges.toSorted((a, b) => a.start - b.start)
  return ({ start, end }) => {
    let [low, high] = [0, sortedRanges.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sortedRanges[middle]?.end ?? 0) <= start) low = middle + 1
      else high = middle
    }
    return (sortedRanges[low]?.start ?? Number.POSITIVE_INFINITY) >= end
  }
}

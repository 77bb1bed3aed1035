/** A part of a text, in UTF-16 units. */
export type TextRange = { start: number; end: number }

export function findRanges(text: string, pattern: RegExp): TextRange[] {
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({ start: index, end: index + match.length }))
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

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

export type SegmentedWord = { text: string; startsClause: boolean }

/** Returns the words of a text; `startsClause` is true at the beginning and after punctuation. */
export function segmentWords(text: string): SegmentedWord[] {
  let startsClause = true
  return [...segmenter.segment(text.replace(/(?<=\p{L})[’'](?=\p{L})/gu, ' '))].flatMap(({ segment, isWordLike }) => {
    if (!isWordLike) {
      startsClause ||= /[^\s]/.test(segment)
      return []
    }
    const word = { text: segment, startsClause }
    startsClause = false
    return [word]
  })
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

export type SegmentedWord = { text: string; startsClause: boolean }

/** The words of a text; `startsClause` where a mark or the beginning stands before. */
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

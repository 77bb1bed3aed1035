const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

export type Word = { text: string; opens: boolean }

/** The words of a text; `opens` where a mark or the beginning stands before. */
export function wordsOf(text: string): Word[] {
  let opens = true
  return [...segmenter.segment(text.replace(/(?<=\p{L})[’'](?=\p{L})/gu, ' '))].flatMap(
    ({ segment, isWordLike }) => {
      if (!isWordLike) {
        opens ||= /[^\s]/.test(segment)
        return []
      }
      const word = { text: segment, opens }
      opens = false
      return [word]
    },
  )
}

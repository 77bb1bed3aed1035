export type TextRange = { start: number; end: number }

const wordCharacterBeforePattern = /[\p{L}\p{N}_]$|\p{N}[.,:]$/u
const wordCharacterAfterPattern = /^[\p{L}\p{N}_]|^[.,:]\p{N}/u
const wordCharacterAtStartPattern = /^[\p{L}\p{N}_]/u
const wordCharacterAtEndPattern = /[\p{L}\p{N}_]$/u

/** Where these words stand whole in a text, in its order: “45” is not in “145” nor in “45.5”. Of two that overlap the longer counts. */
export function findWholeWordRanges(text: string, words: readonly string[]): TextRange[] {
  const foundRanges: TextRange[] = []
  const takenOffsets = new Uint8Array(text.length)
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    if (word === '') continue
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
      const end = start + word.length
      if (takenOffsets[start] || takenOffsets[end - 1] || !isWholeWord(text, start, end)) continue
      takenOffsets.fill(1, start, end)
      foundRanges.push({ start, end })
    }
  }
  return foundRanges.toSorted((a, b) => a.start - b.start)
}

/** Whether a piece of a text begins and ends no word or number in its middle. */
export function isWholeWord(text: string, start: number, end: number): boolean {
  const isStartWhole =
    !wordCharacterAtStartPattern.test(text.slice(start, start + 2)) ||
    !wordCharacterBeforePattern.test(text.slice(Math.max(0, start - 2), start))
  const isEndWhole =
    !wordCharacterAtEndPattern.test(text.slice(end - 2, end)) ||
    !wordCharacterAfterPattern.test(text.slice(end, end + 2))
  return isStartWhole && isEndWhole
}

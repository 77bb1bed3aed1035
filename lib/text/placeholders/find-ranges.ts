import type { TextRange } from '@/lib/core/strings/text-ranges'

const wordCharacterBeforePattern = /[\p{L}\p{N}_]$|\p{N}[.,:]$/u
const wordCharacterAfterPattern = /^[\p{L}\p{N}_]|^[.,:]\p{N}/u
const wordCharacterAtStartPattern = /^[\p{L}\p{N}_]/u
const wordCharacterAtEndPattern = /(?<=[\p{L}\p{N}_])$/u

/** Finds whole words in order: “45” does not match in “145” or “45.5”. The longer of two overlaps wins. */
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

/** Returns whether a range neither starts nor ends within a word or number. */
export function isWholeWord(text: string, start: number, end: number): boolean {
  const isStartWhole =
    !wordCharacterAtStartPattern.test(text.slice(start, start + 2)) ||
    !wordCharacterBeforePattern.test(text.slice(Math.max(0, start - 2), start))
  const isEndWhole =
    !wordCharacterAtEndPattern.test(text.slice(end - 2, end)) ||
    !wordCharacterAfterPattern.test(text.slice(end, end + 2))
  return isStartWhole && isEndWhole
}

export type TextRange = { start: number; end: number }

const wordCharacterBefore = /[\p{L}\p{N}_]$|\p{N}[.,:]$/u
const wordCharacterAfter = /^[\p{L}\p{N}_]|^[.,:]\p{N}/u
const startsWithWordCharacter = /^[\p{L}\p{N}_]/u
const endsWithWordCharacter = /[\p{L}\p{N}_]$/u

/** Where these words stand whole in a text, in its order: “45” is not in “145” nor in “45.5”. Of two that overlap the longer counts. */
export function findRanges(text: string, words: readonly string[]): TextRange[] {
  const found: TextRange[] = []
  const isTaken = new Uint8Array(text.length)
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    if (word === '') continue
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
      const end = start + word.length
      if (isTaken[start] || isTaken[end - 1] || !isWholeWord(text, start, end)) continue
      isTaken.fill(1, start, end)
      found.push({ start, end })
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}

/** Whether a piece of a text begins and ends no word or number in its middle. */
export function isWholeWord(text: string, start: number, end: number): boolean {
  const isStartWhole =
    !startsWithWordCharacter.test(text.slice(start, start + 2)) ||
    !wordCharacterBefore.test(text.slice(Math.max(0, start - 2), start))
  const isEndWhole =
    !endsWithWordCharacter.test(text.slice(end - 2, end)) || !wordCharacterAfter.test(text.slice(end, end + 2))
  return isStartWhole && isEndWhole
}

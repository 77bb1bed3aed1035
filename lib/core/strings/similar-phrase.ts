/** Whether a text contains the words of a phrase in order, each with at most one typo. Both must be in lower case. */
export function containsSimilarPhrase(text: string, phrase: string): boolean {
  if (text.includes(phrase)) return true
  const [words, phraseWords] = [splitWords(text), splitWords(phrase)]
  return (
    phraseWords.length > 0 &&
    words.some((_, start) => phraseWords.every((word, offset) => isSimilarWord(words[start + offset] ?? '', word)))
  )
}

const splitWords = (text: string) => text.match(/[\p{L}\p{N}’']+/gu) ?? []

/** Shorter words have neighbors of another meaning. */
const MIN_LENGTH_WITH_TYPO = 5

/** Whether two words differ by at most one letter that is missing, added, replaced or swapped with the next one. */
function isSimilarWord(word: string, correctWord: string): boolean {
  if (word === correctWord) return true
  if (correctWord.length < MIN_LENGTH_WITH_TYPO || Math.abs(word.length - correctWord.length) > 1) return false
  const start = [...correctWord].findIndex((letter, index) => letter !== word[index])
  const [wordRest, correctRest] = [word.slice(start), correctWord.slice(start)]
  const isSwapped = wordRest[0] === correctRest[1] && wordRest[1] === correctRest[0]
  return (
    (isSwapped && wordRest.slice(2) === correctRest.slice(2)) ||
    wordRest.slice(1) === correctRest.slice(1) ||
    wordRest === correctRest.slice(1) ||
    wordRest.slice(1) === correctRest
  )
}

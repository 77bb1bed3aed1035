/** Joins two sentences. Chinese and Japanese have no space after a closing mark. */
export function joinSentences(firstSentence: string, secondSentence: string): string {
  return firstSentence === '' || /[。！？][」』）]?$/u.test(firstSentence)
    ? `${firstSentence}${secondSentence}`
    : `${firstSentence} ${secondSentence}`
}

/** Two sentences as one text: Chinese and Japanese have no space behind a closing mark. */
export function joinSentences(firstSentence: string, secondSentence: string): string {
  return firstSentence === '' || /[。！？][」』）]?$/u.test(firstSentence)
    ? `${firstSentence}${secondSentence}`
    : `${firstSentence} ${secondSentence}`
}

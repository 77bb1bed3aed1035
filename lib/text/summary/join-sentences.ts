/** Two sentences as one text: Chinese and Japanese have no space behind a closing mark. */
export function joinSentences(before: string, after: string): string {
  return before === '' || /[。！？][」』）]?$/u.test(before) ? `${before}${after}` : `${before} ${after}`
}

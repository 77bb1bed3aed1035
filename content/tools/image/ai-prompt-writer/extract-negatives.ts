/** At most three words, so that a sign that reads “no entry” does not match. */
const negativePattern = /^(?:no|without(?: any)?) (\p{L}+(?: \p{L}+)?)$/iu

/** Moves comma-separated exclusions out of an idea, because image models draw the text in “no text”. */
export function extractNegatives(scene: string): { idea: string; excludedTerms: string[] } {
  const [firstPart = '', ...otherParts] = scene.split(', ')
  const negatives = otherParts.map((part) => negativePattern.exec(part)?.[1])
  return {
    idea: [firstPart, ...otherParts.filter((_, index) => !negatives[index])].join(', '),
    excludedTerms: negatives.filter((term) => term !== undefined),
  }
}

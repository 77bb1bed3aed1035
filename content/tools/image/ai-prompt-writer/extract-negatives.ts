/** A part of at most three words, so that no sign which says “no entry” is one. */
const negativePattern = /^(?:no|without(?: any)?) (\p{L}+(?: \p{L}+)?)$/iu

/** An idea without what it says shall not be there, each behind a comma of its own: “no text” beside what to draw gets text drawn. */
export function extractNegatives(scene: string): { idea: string; excludedTerms: string[] } {
  const [firstPart = '', ...otherParts] = scene.split(', ')
  const negatives = otherParts.map((part) => negativePattern.exec(part)?.[1])
  return {
    idea: [firstPart, ...otherParts.filter((_, index) => !negatives[index])].join(', '),
    excludedTerms: negatives.filter((term) => term !== undefined),
  }
}

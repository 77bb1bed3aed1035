export const MAX_KEYWORDS = 5
/** Returns distinct phrases of at most `maxLength` characters, without signs that a search box rejects. */
export function fitKeywords(candidates: readonly string[], maxLength: number): string[] {
  const normalizedKeywords = candidates.map((keyword) =>
    keyword
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s'’-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return [...new Set(normalizedKeywords)]
    .filter((keyword) => keyword !== '' && keyword.length <= maxLength)
    .slice(0, MAX_KEYWORDS)
}

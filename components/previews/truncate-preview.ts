/** The part of a text that a platform shows before truncation. */
export type TruncatedText = { visibleText: string; isTruncated: boolean }

/**
 * Returns the start of a text within `maxLength` UTF-16 units and `maxLines` lines. Ends at a word boundary if the last
 * fifth contains a space. Platforms do not document where they truncate, so this is an approximation.
 */
export function truncatePreview(text: string, maxLength: number, maxLines = Number.POSITIVE_INFINITY): TruncatedText {
  const trimmedText = text.trim()
  const firstLines = trimmedText
    .split('\n')
    .slice(0, Math.min(maxLines, trimmedText.length + 1))
    .join('\n')
    .trim()
  if (firstLines.length <= maxLength) return { visibleText: firstLines, isTruncated: firstLines !== trimmedText }
  let visiblePart = ''
  for (const character of firstLines) {
    if (visiblePart.length + character.length > maxLength) break
    visiblePart += character
  }
  const lastSpaceIndex = visiblePart.search(/\s\S*$/)
  const endsAtWord = lastSpaceIndex >= maxLength * 0.8 && /\S/.test(firstLines.charAt(visiblePart.length))
  return { visibleText: (endsAtWord ? visiblePart.slice(0, lastSpaceIndex) : visiblePart).trimEnd(), isTruncated: true }
}

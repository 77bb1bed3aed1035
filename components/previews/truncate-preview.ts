/** What a platform shows of a text before it hides the rest. */
export type TruncatedText = { visibleText: string; isTruncated: boolean }

/**
 * The start of a text within `maxLength` UTF-16 units, ending between words where the last fifth has a space, and within
 * `maxLines` lines. Where platforms cut is nowhere documented, so this is as near as a drawing can be.
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

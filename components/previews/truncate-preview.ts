/** What a platform shows of a text before it hides the rest. */
export type TruncatedText = { visibleText: string; isTruncated: boolean }

/**
 * The start of a text within `max` UTF-16 units, ending between words where the last fifth has a space, and within
 * `lines` lines. Where platforms cut is nowhere documented, so this is as near as a drawing can be.
 */
export function truncatePreview(text: string, max: number, lines = Number.POSITIVE_INFINITY): TruncatedText {
  const trimmed = text.trim()
  const firstLines = trimmed
    .split('\n')
    .slice(0, Math.min(lines, trimmed.length + 1))
    .join('\n')
    .trim()
  if (firstLines.length <= max) return { visibleText: firstLines, isTruncated: firstLines !== trimmed }
  let cut = ''
  for (const character of firstLines) {
    if (cut.length + character.length > max) break
    cut += character
  }
  const space = cut.search(/\s\S*$/)
  const endsAtWord = space >= max * 0.8 && /\S/.test(firstLines.charAt(cut.length))
  return { visibleText: (endsAtWord ? cut.slice(0, space) : cut).trimEnd(), isTruncated: true }
}

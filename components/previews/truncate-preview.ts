/** What a platform shows of a text before it hides the rest. */
export type TruncatedText = { visibleText: string; isTruncated: boolean }

/**
 * The start of a text within `max` UTF-16 units, ending between words where the last fifth has a space, and within
 * `lines` lines. Where platforms cut is nowhere documented, so this is as near as a drawing can be.
 */
export function truncatePreview(text: string, max: number, lines = Number.POSITIVE_INFINITY): TruncatedText {
  const whole = text.trim()
  const top = whole
    .split('\n')
    .slice(0, Math.min(lines, whole.length + 1))
    .join('\n')
    .trim()
  if (top.length <= max) return { visibleText: top, isTruncated: top !== whole }
  let cut = ''
  for (const character of top) {
    if (cut.length + character.length > max) break
    cut += character
  }
  const space = cut.search(/\s\S*$/)
  const atWord = space >= max * 0.8 && /\S/.test(top.charAt(cut.length))
  return { visibleText: (atWord ? cut.slice(0, space) : cut).trimEnd(), isTruncated: true }
}

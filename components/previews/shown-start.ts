/** What a platform shows of a text before it hides the rest. */
export type ShownStart = { shown: string; hidden: boolean }

/**
 * The start of a text within `max` UTF-16 units, ending between words where the last fifth has a space, and within
 * `lines` lines. Where platforms cut is nowhere documented, so this is as near as a drawing can be.
 */
export function shownStart(text: string, max: number, lines = Number.POSITIVE_INFINITY): ShownStart {
  const whole = text.trim()
  const top = whole
    .split('\n')
    .slice(0, Math.min(lines, whole.length + 1))
    .join('\n')
    .trim()
  if (top.length <= max) return { shown: top, hidden: top !== whole }
  let cut = ''
  for (const character of top) {
    if (cut.length + character.length > max) break
    cut += character
  }
  const space = cut.search(/\s\S*$/)
  const atWord = space >= max * 0.8 && /\S/.test(top.charAt(cut.length))
  return { shown: (atWord ? cut.slice(0, space) : cut).trimEnd(), hidden: true }
}

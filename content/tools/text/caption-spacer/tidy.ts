export type TidyOptions = {
  /** What stands on a line that is to look blank; nothing for a line that is. */
  filler: string
  /** Most blank lines in a row. */
  maxBlankLines: number
  /** What list items begin with; left as they are when empty. */
  bullet: string
  shouldMoveTagsLast: boolean
}

export type TidyResult = { text: string; trimmedLineCount: number; removedBlankLineCount: number }

/** Also what an earlier filler has left: a Braille blank, a zero-width space, a lone full stop. */
const blankLinePattern = /^[\s\u2800\u200b\u200c\u2060\ufeff.]*$/u
/** A line of the visitor's own dots is no filler. */
const multipleDotsPattern = /\.\s*\./
const trailingSpacePattern = /[\s\u2800\u200b]$/u
const listItemPattern = /^(\s*)(?:[-–—*•·▪◦‣►→✓✔✅🔸🔹]\ufe0f?)\s+(?=\S)/u

/** A caption whose line breaks stay where they are put. */
export function tidy(source: string, { filler, maxBlankLines, bullet, shouldMoveTagsLast }: TidyOptions): TidyResult {
  const tags: string[] = []
  const lines: string[] = []
  let [trimmedCount, removedCount, blankCount] = [0, 0, 0]
  for (const rawLine of source.replace(/\r\n?/g, '\n').split('\n')) {
    const line = trimTrailingSpace(rawLine)
    if (line !== rawLine && line !== '') trimmedCount += 1
    const { words: content, last: trailingTags } = shouldMoveTagsLast
      ? splitTrailingTags(line)
      : { words: line, last: [] }
    tags.push(...trailingTags)
    if (content === '' || (blankLinePattern.test(content) && !multipleDotsPattern.test(content))) {
      if (trailingTags.length === 0) blankCount += 1
      continue
    }
    const keptCount = lines.length > 0 ? Math.min(blankCount, maxBlankLines) : 0
    if (lines.length > 0) removedCount += blankCount - keptCount
    blankCount = 0
    lines.push(...Array.from({ length: keptCount }, () => filler), replaceBullet(content, bullet))
  }
  const uniqueTags = [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()]
  const gap = maxBlankLines > 0 ? [filler] : []
  const outputLines = [
    ...lines,
    ...(uniqueTags.length > 0 ? [...(lines.length > 0 ? gap : []), uniqueTags.join(' ')] : []),
  ]
  return { text: outputLines.join('\n'), trimmedLineCount: trimmedCount, removedBlankLineCount: removedCount }
}

/** One character at a time: an expression that ends in spaces would look at each space of a long run anew. */
function trimTrailingSpace(line: string): string {
  let end = line.length
  while (end > 0 && trailingSpacePattern.test(line[end - 1] ?? '')) end -= 1
  return line.slice(0, end)
}

const replaceBullet = (line: string, bullet: string) =>
  bullet === '' ? line : line.replace(listItemPattern, (_, indent: string) => `${indent}${bullet} `)

/** A line without the hashtags that it ends with; those within a sentence are words of it. */
function splitTrailingTags(line: string): { words: string; last: string[] } {
  const parts = line.split(/(?=\s[#＃])/u)
  const trailingTags: string[] = []
  while (parts.length > 0 && /^\s*[#＃][\p{L}\p{M}\p{N}_]+$/u.test(parts.at(-1) ?? ''))
    trailingTags.unshift((parts.pop() ?? '').trim())
  return { words: trimTrailingSpace(parts.join('')), last: trailingTags }
}

/** Most code points of a prompt that are read, and of them how many are given up for a whole word. */
const longest = 600
const MAX_WORD = 40

/**
 * The part of a prompt that says what it is about: its first 600 code points, up to the end of a word where one ends within the last
 * 40. Everything that reads a topic sees this part only, so that no prompt takes longer than one of 600.
 */
export function readPart(prompt: string): string {
  if (prompt.length <= longest) return prompt
  const points = [...prompt.slice(0, 2 * longest + 2)]
  if (points.length <= longest) return prompt
  const end = points.findLastIndex((point, i) => i <= longest && /\s/.test(point))
  return points.slice(0, end < longest - MAX_WORD ? longest : end).join('')
}

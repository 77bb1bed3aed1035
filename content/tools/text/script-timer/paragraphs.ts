/** A paragraph in its place, in UTF-16 units, without the space around it. */
export type Paragraph = { text: string; start: number; end: number }

/** What stands between empty lines; each line where there is none. */
export function splitParagraphs(text: string): Paragraph[] {
  const lines: Paragraph[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    const at = start + (line.length - line.trimStart().length)
    lines.push({ text: trimmed, start: at, end: at + trimmed.length })
    start += line.length + 1
  }
  const first = lines.findIndex((line) => line.text !== '')
  const last = lines.findLastIndex((line) => line.text !== '')
  const hasGap = lines.some((line, at) => line.text === '' && at > first && at < last)
  const found: Paragraph[] = []
  lines.forEach((line, at) => {
    if (line.text === '') return
    const open = found.at(-1)
    if (open && hasGap && lines[at - 1]?.text !== '') open.end = line.end
    else found.push({ ...line })
  })
  return found.map((one) => ({ ...one, text: text.slice(one.start, one.end) }))
}

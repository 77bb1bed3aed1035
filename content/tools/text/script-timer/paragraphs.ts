/** A paragraph in its place, in UTF-16 units, without the space around it. */
export type Paragraph = { text: string; start: number; end: number }

/** What stands between empty lines; each line where there is none. */
export function splitParagraphs(text: string): Paragraph[] {
  const lines: Paragraph[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    const contentStart = start + (line.length - line.trimStart().length)
    lines.push({ text: trimmed, start: contentStart, end: contentStart + trimmed.length })
    start += line.length + 1
  }
  const firstIndex = lines.findIndex((line) => line.text !== '')
  const lastIndex = lines.findLastIndex((line) => line.text !== '')
  const hasGap = lines.some(
    (line, contentStart) => line.text === '' && contentStart > firstIndex && contentStart < lastIndex,
  )
  const paragraphs: Paragraph[] = []
  lines.forEach((line, contentStart) => {
    if (line.text === '') return
    const current = paragraphs.at(-1)
    if (current && hasGap && lines[contentStart - 1]?.text !== '') current.end = line.end
    else paragraphs.push({ ...line })
  })
  return paragraphs.map((one) => ({ ...one, text: text.slice(one.start, one.end) }))
}

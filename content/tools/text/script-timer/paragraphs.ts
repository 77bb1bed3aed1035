/** A paragraph in its place, in UTF-16 units, without the space around it. */
export type Paragraph = { text: string; start: number; end: number }

/** What stands between empty lines; each line where there is none. */
export function splitParagraphs(text: string): Paragraph[] {
  const lines: Paragraph[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const trimmedLine = line.trim()
    const textStart = start + (line.length - line.trimStart().length)
    lines.push({ text: trimmedLine, start: textStart, end: textStart + trimmedLine.length })
    start += line.length + 1
  }
  const firstIndex = lines.findIndex((line) => line.text !== '')
  const lastIndex = lines.findLastIndex((line) => line.text !== '')
  const hasGap = lines.some((line, textStart) => line.text === '' && textStart > firstIndex && textStart < lastIndex)
  const paragraphs: Paragraph[] = []
  lines.forEach((line, textStart) => {
    if (line.text === '') return
    const currentParagraph = paragraphs.at(-1)
    if (currentParagraph && hasGap && lines[textStart - 1]?.text !== '') currentParagraph.end = line.end
    else paragraphs.push({ ...line })
  })
  return paragraphs.map((paragraph) => ({ ...paragraph, text: text.slice(paragraph.start, paragraph.end) }))
}

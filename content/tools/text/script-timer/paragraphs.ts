/** A paragraph in its place, in UTF-16 units, without the space around it. */
export type Paragraph = { text: string; start: number; end: number }

/** What stands between empty lines; each line where there is none. */
export function splitParagraphs(text: string): Paragraph[] {
  const lines: Paragraph[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const trimmedLine = line.trim()
    const index = start + (line.length - line.trimStart().length)
    lines.push({ text: trimmedLine, start: index, end: index + trimmedLine.length })
    start += line.length + 1
  }
  const firstIndex = lines.findIndex((line) => line.text !== '')
  const lastIndex = lines.findLastIndex((line) => line.text !== '')
  const hasGap = lines.some((line, index) => line.text === '' && index > firstIndex && index < lastIndex)
  const paragraphs: Paragraph[] = []
  lines.forEach((line, index) => {
    if (line.text === '') return
    const currentParagraph = paragraphs.at(-1)
    if (currentParagraph && hasGap && lines[index - 1]?.text !== '') currentParagraph.end = line.end
    else paragraphs.push({ ...line })
  })
  return paragraphs.map((paragraph) => ({ ...paragraph, text: text.slice(paragraph.start, paragraph.end) }))
}

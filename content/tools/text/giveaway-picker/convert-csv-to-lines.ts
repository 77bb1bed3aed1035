/** Column names of exports. Handles take precedence over people's names, which are not unique. */
const handleColumnPattern = /^(?:user ?name|user|handle|account)$/
const nameColumnPattern = /^(?:profile|author|name|full ?name|from|participant)$/
const commentColumnPattern = /^(?:comments?|text|message|content|comment ?text|body|caption)$/

/** Lines of person, tab and comment. Without headers, the first column is the person. */
export function convertCsvToLines(text: string): string {
  const rows = parseRows(text).filter((row) => row.some((cell) => cell !== ''))
  const headers = (rows[0] ?? []).map((cell) => cell.toLowerCase().replace(/[_-]/g, ' '))
  const handleIndex = headers.findIndex((cell) => handleColumnPattern.test(cell))
  const authorIndex = handleIndex >= 0 ? handleIndex : headers.findIndex((cell) => nameColumnPattern.test(cell))
  const commentIndex = headers.findIndex((cell) => commentColumnPattern.test(cell))
  const hasHeader = authorIndex >= 0 || commentIndex >= 0
  const personIndex = hasHeader ? authorIndex : 0
  return rows
    .slice(hasHeader ? 1 : 0)
    .filter((row) => personIndex < 0 || row[personIndex])
    .map((row) => [personIndex, commentIndex].flatMap((index) => (index >= 0 ? [row[index] ?? ''] : [])).join('\t'))
    .join('\n')
}

function parseRows(text: string): string[][] {
  const delimiter = detectDelimiter(text)
  let row: string[] = []
  const rows = [row]
  let offset = 0
  while (offset < text.length) {
    const isQuoted = text.charAt(offset) === '"'
    const end = isQuoted ? findQuotedEnd(text, offset + 1) : offset
    const cellEnd = findCellEnd(text, end, delimiter)
    const rawCell = isQuoted ? text.slice(offset + 1, end - 1).replaceAll('""', '"') : text.slice(offset, cellEnd)
    row.push(rawCell.replace(/\s+/gu, ' ').trim())
    if (text.charAt(cellEnd) === '\n') {
      row = []
      rows.push(row)
    }
    offset = cellEnd + 1
  }
  return rows
}

function findQuotedEnd(text: string, start: number): number {
  let quoteIndex = text.indexOf('"', start)
  while (quoteIndex >= 0 && text.charAt(quoteIndex + 1) === '"') quoteIndex = text.indexOf('"', quoteIndex + 2)
  return quoteIndex < 0 ? text.length + 1 : quoteIndex + 1
}

function findCellEnd(text: string, start: number, delimiter: string): number {
  let offset = start
  while (offset < text.length && text.charAt(offset) !== delimiter && text.charAt(offset) !== '\n') offset += 1
  return offset
}

function detectDelimiter(text: string): string {
  const end = text.indexOf('\n')
  const firstLine = end < 0 ? text : text.slice(0, end)
  const countParts = (delimiter: string) => firstLine.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (countParts(delimiter) > countParts(best) ? delimiter : best))
}

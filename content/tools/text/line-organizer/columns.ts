/** A column of every line, from 1: what stands between tabs, semicolons or commas, quotes as in CSV; '' where there are not so many. */
export function extractColumn(lines: readonly string[], columnNumber: number): string[] {
  const separator = detectSeparator(lines)
  return lines.map((line) => extractCell(line, columnNumber, separator))
}

/** One for the whole list, by the first line that has any: a tab, else whichever of semicolon and comma is there more often. */
function detectSeparator(lines: readonly string[]): string {
  for (const line of lines) {
    if (countCells(line, '\t') > 1) return '\t'
    const [semicolonCount, commaCount] = [countCells(line, ';'), countCells(line, ',')]
    if (semicolonCount + commaCount > 2) return commaCount > semicolonCount ? ',' : ';'
  }
  return ','
}

function countCells(line: string, separator: string): number {
  let cellCount = 0
  for (let offset = 0; offset <= line.length; offset = findCellEnd(line, offset, separator) + 1) cellCount += 1
  return cellCount
}

function extractCell(line: string, columnNumber: number, separator: string): string {
  let [offset, position] = [0, 1]
  while (offset <= line.length) {
    const end = findCellEnd(line, offset, separator)
    if (position === columnNumber) return unquote(line.slice(offset, end))
    offset = end + 1
    position += 1
  }
  return ''
}

function findCellEnd(line: string, start: number, separator: string): number {
  let isQuoted = false
  let offset = start
  for (; offset < line.length; offset += 1) {
    if (line[offset] === '"') isQuoted = !isQuoted
    else if (line[offset] === separator && !isQuoted) break
  }
  return offset
}

function unquote(cell: string): string {
  const trimmedCell = cell.trim()
  const isQuoted = trimmedCell.length > 1 && trimmedCell.startsWith('"') && trimmedCell.endsWith('"')
  return isQuoted ? trimmedCell.slice(1, -1).replaceAll('""', '"') : cell
}

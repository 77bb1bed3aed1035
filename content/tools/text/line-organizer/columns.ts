/** A column of every line, from 1: what stands between tabs, semicolons or commas, quotes as in CSV; '' where there are not so many. */
export function extractColumn(lines: readonly string[], column: number): string[] {
  const separator = detectSeparator(lines)
  return lines.map((line) => extractCell(line, column, separator))
}

/** One for the whole list, by the first line that has any: a tab, else whichever of semicolon and comma is there more often. */
function detectSeparator(lines: readonly string[]): string {
  for (const line of lines) {
    if (countCells(line, '\t') > 1) return '\t'
    const [semicolons, commas] = [countCells(line, ';'), countCells(line, ',')]
    if (semicolons + commas > 2) return commas > semicolons ? ',' : ';'
  }
  return ','
}

function countCells(line: string, separator: string): number {
  let cells = 0
  for (let offset = 0; offset <= line.length; offset = findCellEnd(line, offset, separator) + 1) cells += 1
  return cells
}

function extractCell(line: string, column: number, separator: string): string {
  let [offset, index] = [0, 1]
  while (offset <= line.length) {
    const end = findCellEnd(line, offset, separator)
    if (index === column) return unquote(line.slice(offset, end))
    offset = end + 1
    index += 1
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
  const trimmed = cell.trim()
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"')
  return isQuoted ? trimmed.slice(1, -1).replaceAll('""', '"') : cell
}

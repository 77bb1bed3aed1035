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
  for (let at = 0; at <= line.length; at = findCellEnd(line, at, separator) + 1) cells += 1
  return cells
}

function extractCell(line: string, column: number, separator: string): string {
  let [at, index] = [0, 1]
  while (at <= line.length) {
    const end = findCellEnd(line, at, separator)
    if (index === column) return unquote(line.slice(at, end))
    at = end + 1
    index += 1
  }
  return ''
}

function findCellEnd(line: string, from: number, separator: string): number {
  let isQuoted = false
  let at = from
  for (; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === separator && !isQuoted) break
  }
  return at
}

function unquote(cell: string): string {
  const inner = cell.trim()
  const isQuoted = inner.length > 1 && inner.startsWith('"') && inner.endsWith('"')
  return isQuoted ? inner.slice(1, -1).replaceAll('""', '"') : cell
}

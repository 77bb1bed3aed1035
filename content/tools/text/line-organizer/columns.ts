/** A column of every line, from 1: what stands between tabs, semicolons or commas, quotes as in CSV; '' where there are not so many. */
export function columnOf(lines: readonly string[], column: number): string[] {
  const separator = separatorOf(lines)
  return lines.map((line) => cellOf(line, column, separator))
}

/** One for the whole list, by the first line that has any: a tab, else whichever of semicolon and comma is there more often. */
function separatorOf(lines: readonly string[]): string {
  for (const line of lines) {
    if (cellsIn(line, '\t') > 1) return '\t'
    const [semicolons, commas] = [cellsIn(line, ';'), cellsIn(line, ',')]
    if (semicolons + commas > 2) return commas > semicolons ? ',' : ';'
  }
  return ','
}

function cellsIn(line: string, separator: string): number {
  let cells = 0
  for (let at = 0; at <= line.length; at = endOfCell(line, at, separator) + 1) cells += 1
  return cells
}

function cellOf(line: string, column: number, separator: string): string {
  let [at, index] = [0, 1]
  while (at <= line.length) {
    const end = endOfCell(line, at, separator)
    if (index === column) return unquoted(line.slice(at, end))
    at = end + 1
    index += 1
  }
  return ''
}

function endOfCell(line: string, from: number, separator: string): number {
  let isQuoted = false
  let at = from
  for (; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === separator && !isQuoted) break
  }
  return at
}

function unquoted(cell: string): string {
  const inner = cell.trim()
  const isQuoted = inner.length > 1 && inner.startsWith('"') && inner.endsWith('"')
  return isQuoted ? inner.slice(1, -1).replaceAll('""', '"') : cell
}

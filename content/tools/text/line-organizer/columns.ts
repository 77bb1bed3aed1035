/** A line's column, from 1: what stands between tabs, else semicolons, else commas, quotes as in CSV; '' where there are not so many. */
export function columnOf(line: string, column: number): string {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ','
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

/** What columns of exports are called: who wrote it, and what they wrote. Names of people are not theirs alone, handles are. */
const handleColumn = /^(?:user ?name|user|handle|account)$/
const nameColumn = /^(?:profile|author|name|full ?name|from|participant)$/
const commentColumn = /^(?:comments?|text|message|content|comment ?text|body|caption)$/

/**
 * The lines of a CSV file: person, a tab, comment. The columns are found by their names; without names the first is the person. A
 * comment of nobody is left out. Commas, semicolons or tabs divide; quoted cells may hold any of them and line breaks, which become
 * spaces.
 */
export function csvToLines(text: string): string {
  const rows = parseRows(text).filter((row) => row.some((cell) => cell !== ''))
  const head = (rows[0] ?? []).map((cell) => cell.toLowerCase().replace(/[_-]/g, ' '))
  const handle = head.findIndex((cell) => handleColumn.test(cell))
  const who = handle >= 0 ? handle : head.findIndex((cell) => nameColumn.test(cell))
  const what = head.findIndex((cell) => commentColumn.test(cell))
  const isNamed = who >= 0 || what >= 0
  const person = isNamed ? who : 0
  return rows
    .slice(isNamed ? 1 : 0)
    .filter((row) => person < 0 || row[person])
    .map((row) => [person, what].flatMap((at) => (at >= 0 ? [row[at] ?? ''] : [])).join('\t'))
    .join('\n')
}

/** Rows of cells, in one pass; a quote that is never closed takes the rest of the file. */
function parseRows(text: string): string[][] {
  const divider = detectDelimiter(text)
  let row: string[] = []
  const rows = [row]
  let at = 0
  while (at < text.length) {
    const isQuoted = text.charAt(at) === '"'
    const end = isQuoted ? findQuotedEnd(text, at + 1) : at
    const next = findCellEnd(text, end, divider)
    const raw = isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, next)
    row.push(raw.replace(/\s+/gu, ' ').trim())
    if (text.charAt(next) === '\n') {
      row = []
      rows.push(row)
    }
    at = next + 1
  }
  return rows
}

/** Just behind the quote that closes. */
function findQuotedEnd(text: string, from: number): number {
  let quote = text.indexOf('"', from)
  while (quote >= 0 && text.charAt(quote + 1) === '"') quote = text.indexOf('"', quote + 2)
  return quote < 0 ? text.length + 1 : quote + 1
}

function findCellEnd(text: string, from: number, divider: string): number {
  let at = from
  while (at < text.length && text.charAt(at) !== divider && text.charAt(at) !== '\n') at += 1
  return at
}

/** Whichever the first line has most of. */
function detectDelimiter(text: string): string {
  const end = text.indexOf('\n')
  const first = end < 0 ? text : text.slice(0, end)
  const times = (one: string) => first.split(one).length
  return [',', ';', '\t'].reduce((best, one) => (times(one) > times(best) ? one : best))
}

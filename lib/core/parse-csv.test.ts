import { parse as parseReference } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from './parse-csv'

const delimiters = [',', ';', '\t', '|'] as const

/** Cells with everything that needs quotes, and with the other delimiters. */
const cells = fc.string({
  unit: fc.constantFrom('a', 'B', 'é', '日', '7', ' ', '"', "'", ',', ';', '\t', '|', '\n', '@', '#', '👩‍👧'),
  minLength: 1,
  maxLength: 10,
})
const tables = fc.record({
  delimiter: fc.constantFrom(...delimiters),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  rows: fc
    .integer({ min: 2, max: 4 })
    .chain((columnCount) =>
      fc.array(fc.array(cells, { minLength: columnCount, maxLength: columnCount }), { minLength: 2, maxLength: 8 }),
    ),
})
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

test('reads 60 generated tables as csv-parse does, which has to be given the delimiter', () => {
  for (const { delimiter, lineEnd, rows } of fc.sample(tables, { seed: 45, numRuns: 60 })) {
    const text = rows.map((row) => row.map(quote).join(delimiter)).join(lineEnd)
    const { rows: parsedRows, delimiter: detectedDelimiter } = parseCsv(text)
    expect(detectedDelimiter).toBe(delimiter)
    expect(parsedRows).toEqual(parseReference(text, { delimiter, skip_records_with_empty_values: true }))
  }
})

test('reads unquoted cells as csv-parse does', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'é', '日', '7', ' ', '@', '.'), minLength: 1, maxLength: 8 })
  const rows = fc.array(fc.tuple(words, words, words), { minLength: 2, maxLength: 6 })
  for (const [index, table] of fc.sample(rows, { seed: 46, numRuns: 40 }).entries()) {
    const delimiter = delimiters[index % delimiters.length] ?? ','
    const text = table.map((row) => row.join(delimiter)).join('\n')
    expect(parseCsv(text).rows).toEqual(parseReference(text, { delimiter, skip_records_with_empty_values: true }))
  }
})

/** csv-parse refuses these with an error. */
test.each([
  ['an open quote is part of its cell', 'anna,"never closed\nben,in', ['anna | "never closed', 'ben | in']],
  ['a quote inside an unquoted cell', 'anna,5" loaf\nben,in', ['anna | 5" loaf', 'ben | in']],
  ['rows of different lengths', 'a;b\nanna;me; too', ['a | b', 'anna | me |  too']],
  ['the delimiter that Excel names', 'sep=;\r\na,b;c\r\n1;2', ['a,b | c', '1 | 2']],
  ['a byte order mark and empty rows', '\ufeffa,b\n,\n\n1,2\n', ['a | b', '1 | 2']],
  ['no delimiter', 'anna\nben', ['anna', 'ben']],
  ['nothing', '', []],
])('accepts %s', (_, text, rows) => {
  expect(parseCsv(text).rows.map((cells) => cells.join(' | '))).toEqual(rows)
})

import Papa from 'papaparse'

const delimitersToGuess = [',', ';', '\t', '|'] as const

/** No text contains it: without quotes, a quotation mark is a character like any other. */
const noQuotes = '\0'

/**
 * Parses values separated by commas, semicolons, tabs or pipes, and detects by which; Excel also names it in a first
 * line `sep=;`. Drops empty rows. If a quote never closes, quotes are part of their cells, so that no row gets lost.
 */
export function parseCsv(text: string): { rows: string[][]; delimiter: string } {
  const [declaration = '', declaredDelimiter = ''] = /^\ufeff?sep=(.)\r?\n/.exec(text) ?? []
  const parse = (quoteChar: string) =>
    Papa.parse(text.slice(declaration.length), {
      delimiter: declaredDelimiter,
      delimitersToGuess,
      quoteChar,
      skipEmptyLines: 'greedy',
    })
  const quotedResult = parse('"')
  const hasOpenQuote = quotedResult.errors.some(({ code }) => code === 'MissingQuotes')
  const { data, meta } = hasOpenQuote ? parse(noQuotes) : quotedResult
  return { rows: data, delimiter: meta.delimiter }
}

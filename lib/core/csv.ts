/**
 * Formats rows as CSV by RFC 4180, with a byte order mark so that spreadsheets read UTF-8. Prefixes formulas with an
 * apostrophe (OWASP, CSV injection), at the start of a cell and where a spreadsheet that splits at semicolons or tabs
 * would start a cell. Such a spreadsheet recognizes the quotes of a row's first cell only, so the other cells need
 * both.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`
}

function formatCell(text: string): string {
  const escapedText = escapeFormulas(text)
  return /[",;\t\r\n]/.test(escapedText) ? `"${escapedText.replaceAll('"', '""')}"` : escapedText
}

const cellStartFormulaPattern = /^(?:\p{Cc}|\s*[=+\-@＝＋－＠])/u

/**
 * Lists ("- one") and mentions are common inside a text. Therefore a formula inside a text needs an equals sign, a
 * function call or the name of another program.
 */
const inlineFormulaPattern = /^["\s]*(?:[=＝]|[+\-@＋－＠](?:.*[\p{L}\p{N}_.]\(|[^|]*\|.*!))/u

function escapeFormulas(text: string): string {
  const parts = text.split(/(?<=[;\t\r\n])/)
  return parts
    .map((part, index) => ((index ? inlineFormulaPattern : cellStartFormulaPattern).test(part) ? `'${part}` : part))
    .join('')
}

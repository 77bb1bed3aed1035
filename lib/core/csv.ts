/**
 * Formats rows as CSV by RFC 4180, with a byte order mark for UTF-8. Prefixes formulas with an apostrophe (OWASP, CSV
 * injection), also after a semicolon or tab, where some spreadsheets split even quoted cells.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`
}

function formatCell(text: string): string {
  const escapedText = escapeFormulas(text)
  return /[",;\t\r\n]/.test(escapedText) ? `"${escapedText.replaceAll('"', '""')}"` : escapedText
}

const cellStartFormulaPattern = /^(?:\p{Cc}|\s*[=+\-@＝＋－＠])/u

/** "- one" and "@name" are common in a text: a formula there has "=" or a function or DDE call (`cmd|…!`). */
const inlineFormulaPattern = /^["\s]*(?:[=＝]|[+\-@＋－＠](?:.*[\p{L}\p{N}_.]\(|[^|]*\|.*!))/u

function escapeFormulas(text: string): string {
  const parts = text.split(/(?<=[;\t\r\n])/)
  return parts
    .map((part, index) => ((index ? inlineFormulaPattern : cellStartFormulaPattern).test(part) ? `'${part}` : part))
    .join('')
}

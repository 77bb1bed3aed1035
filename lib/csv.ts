/**
 * Rows as CSV by RFC 4180, with a byte order mark so that spreadsheets read UTF-8. A cell that a spreadsheet would run as
 * a formula is prefixed with an apostrophe (OWASP, CSV injection).
 */
export function toCsvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

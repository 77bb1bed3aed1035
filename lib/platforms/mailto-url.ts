/**
 * Opens the visitor's mail program with a mail filled in and no address: the first line is the subject, the rest the text, its lines apart by CRLF as RFC
 * 6068 §5 asks (rfc-editor.org/rfc/rfc6068, checked 2026-11).
 */
export function getMailtoUrl(emailText: string): string {
  const [, subject = '', body = ''] = /^([^\n]*)\n*([\s\S]*)$/.exec(emailText.toWellFormed().trim()) ?? []
  const encodeMailText = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))
  return `mailto:?subject=${encodeMailText(subject.trim())}&body=${encodeMailText(body)}`
}

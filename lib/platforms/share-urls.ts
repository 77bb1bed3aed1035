/**
 * Returns a `mailto:` URL without an address. The first line becomes the subject, and line breaks of the body become
 * CRLF, as RFC 6068 §5 requires (rfc-editor.org/rfc/rfc6068, checked 2026-11).
 */
export function getMailtoUrl(emailText: string): string {
  const [, subject = '', body = ''] = /^([^\n]*)\n*([\s\S]*)$/.exec(emailText.toWellFormed().trim()) ?? []
  const encodeMailText = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))
  return `mailto:?subject=${encodeMailText(subject.trim())}&body=${encodeMailText(body)}`
}

/** Source: docs.x.com/x-for-websites/web-intents, checked 2026-11. */
export function getXPostUrl(text: string): string {
  return `https://x.com/intent/post?text=${encodeURIComponent(text.toWellFormed())}`
}

/** A text as it goes on to the next tool. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

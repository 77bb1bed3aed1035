/** A text as it goes on to the next tool. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

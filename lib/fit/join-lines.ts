/** The lines of a text in one, with a space between them; empty lines go. */
export function joinLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}

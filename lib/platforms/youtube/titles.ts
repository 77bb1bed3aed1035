/**
 * Replaces each run of < and >, with the spaces around it, by one space, because YouTube rejects them in titles. The
 * lookbehind keeps the pattern linear on long runs of spaces.
 */
export function removeAngleBrackets(text: string): string {
  return text.replace(/(?:(?<!\s)\s+)?[<>]+\s*/g, ' ').trim()
}

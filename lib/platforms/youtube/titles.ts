/** YouTube rejects < and > in titles. */
export function removeAngleBrackets(text: string): string {
  return text.replace(/(?:(?<!\s)\s+)?[<>]+\s*/g, ' ').trim()
}

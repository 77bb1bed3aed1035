/**
 * Invisible characters that could make a saved transcript read otherwise than it is: controls, NUL, marks that turn the
 * direction of writing, zero-width spaces. Joiners (U+200C, U+200D) stay: Persian and emoji need them.
 */
const invisibleMarkPattern = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
const controlCharacterPattern = /\p{Cc}/gu

/** A caption's text as one clean line, which can stand in any file: line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return text
    .replace(invisibleMarkPattern, '')
    .replace(/[\s\u0085]+/g, ' ')
    .replace(controlCharacterPattern, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

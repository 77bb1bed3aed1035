/**
 * Invisible characters that could change how a saved transcript reads: controls, NUL, bidirectional marks, zero-width
 * spaces. Keeps joiners (U+200C, U+200D), which Persian and emoji need.
 */
const invisibleMarkPattern = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
const controlCharacterPattern = /\p{Cc}/gu

/** Returns a caption's text as one clean line that is safe in any file; line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return text
    .replace(invisibleMarkPattern, '')
    .replace(/[\s\u0085]+/g, ' ')
    .replace(controlCharacterPattern, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

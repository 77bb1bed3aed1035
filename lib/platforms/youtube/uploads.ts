/** A computer may upload 50 MB (support.google.com/youtube/answer/72431, checked 2026-11). */
export const MAX_PHONE_THUMBNAIL_BYTES = 2_000_000

/**
 * Replaces each run of < and >, with the spaces around it, by one space, because YouTube rejects them in titles. The
 * lookbehind keeps the pattern linear on long runs of spaces.
 */
export function removeAngleBrackets(text: string): string {
  return text.replace(/(?:(?<!\s)\s+)?[<>]+\s*/g, ' ').trim()
}

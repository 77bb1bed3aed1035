/** A computer may upload 50 MB (support.google.com/youtube/answer/72431, checked 2026-11). */
export const MAX_PHONE_THUMBNAIL_BYTES = 2_000_000

/** YouTube rejects < and > in titles. The lookbehind makes the pattern linear on long runs of spaces. */
export function removeAngleBrackets(text: string): string {
  return text.replace(/(?:(?<!\s)\s+)?[<>]+\s*/g, ' ').trim()
}

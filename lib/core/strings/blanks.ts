/** `[your number]`, `[what went wrong, in one sentence]`: what only the visitor knows, in words. */
export const blankPattern = /\[\p{L}[^[\]\n]{1,119}\]/gu

/** Whether a text has blanks for the visitor to fill. */
export function hasBlank(text: string): boolean {
  return text.search(blankPattern) >= 0
}

/** What stands on a text with blanks, wherever it goes. */
export const outlineLabel = 'Outline: fill in'

/** How many blanks a text has. */
export function countBlanks(text: string): number {
  return text.match(blankPattern)?.length ?? 0
}

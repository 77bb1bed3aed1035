/** Matches a blank for information that only the visitor has, such as `[what went wrong, in one sentence]`. */
export const blankPattern = /\[\p{L}[^[\]\n]{1,119}\]/gu

export function hasBlank(text: string): boolean {
  return text.search(blankPattern) >= 0
}

export const outlineLabel = 'Outline: fill in'

export function countBlanks(text: string): number {
  return text.match(blankPattern)?.length ?? 0
}

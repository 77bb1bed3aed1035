/** Matches a blank for information that only the visitor has, such as `[what went wrong, in one sentence]`. */
export const blankPattern = /\[\p{L}[^[\]\n]{1,119}\]/gu

export const hasBlank = (text: string): boolean => text.search(blankPattern) >= 0

export const outlineLabel = 'Outline: fill in'

export const countBlanks = (text: string): number => text.match(blankPattern)?.length ?? 0

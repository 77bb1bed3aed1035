/** First word of a text in lower case, without marks; '' where there is none. */
export function getFirstWord(text: string): string {
  return text.toLowerCase().match(/[\p{L}\p{N}'’]+/u)?.[0] ?? ''
}

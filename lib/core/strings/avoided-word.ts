/**
 * Whether a text uses one of the visitor's words to avoid, which come separated by commas. Whole words or phrases, any
 * case; a trailing "s" on either side counts as the same word.
 */
export function usesAvoidedWord(text: string, avoid: string): boolean {
  const plain = simplified(text)
  return avoid
    .split(/[,;\n]/)
    .map(simplified)
    .some((word) => word.trim() !== '' && (plain.includes(word) || plain.includes(`${word.trimEnd()}s `)))
}

function simplified(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}\p{M}\p{N}']+/gu)
  return words ? ` ${words.join(' ')} ` : ''
}

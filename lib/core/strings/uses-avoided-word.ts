/**
 * Whether a text uses one of the visitor's comma-separated words to avoid. Matches whole words or phrases in any case;
 * ignores a trailing "s" on either side.
 */
export function usesAvoidedWord(text: string, avoidedWordsText: string): boolean {
  const normalizedText = normalizeWords(text)
  return avoidedWordsText
    .split(/[,;\n]/)
    .map(normalizeWords)
    .some(
      (word) => word.trim() !== '' && (normalizedText.includes(word) || normalizedText.includes(`${word.trimEnd()}s `)),
    )
}

function normalizeWords(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}\p{M}\p{N}']+/gu)
  return words ? ` ${words.join(' ')} ` : ''
}

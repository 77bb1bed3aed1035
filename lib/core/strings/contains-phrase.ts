export function containsPhrase(text: string, phrase: string): boolean {
  return normalizeWords(text).includes(normalizeWords(phrase))
}

function normalizeWords(text: string): string {
  return ` ${(
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `
}

import { normalizeUnicode } from './normalize-unicode'

export function containsPhrase(text: string, phrase: string): boolean {
  return normalizeWords(text).includes(normalizeWords(phrase))
}

function normalizeWords(text: string): string {
  return ` ${(
    normalizeUnicode(text)
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `
}

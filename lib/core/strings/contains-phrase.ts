/** Whether a text holds the words of another, one after the other, whatever their case and marks. */
export function containsPhrase(text: string, words: string): boolean {
  return plain(text).includes(plain(words))
}

function plain(text: string): string {
  return ` ${(
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `
}

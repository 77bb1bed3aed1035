const joiningWords = new Set('of for and the in with de di da do del des du d’ und et y e la le el'.split(' '))

/** Each word but a joining one begins in upper case; one with a spelling of its own ("iPhone", "ADHD") keeps it. */
export function toTitleCase(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{Ll}[\p{Ll}\p{M}\p{N}'’+#]*(?!\p{L})/gu, (word, offset: number) =>
    offset > 0 && joiningWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
}

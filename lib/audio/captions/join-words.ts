/** Scripts that put no space between words; Korean does. */
const spacelessScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}、。！？，]/u

/** Puts two pieces of speech together as their script writes them. */
export function joinWords(before: string, after: string): string {
  if (before === '' || after === '') return before + after
  const adjacentCharacters = [[...before.slice(-2)].at(-1) ?? '', [...after.slice(0, 2)][0] ?? '']
  return adjacentCharacters.every((character) => spacelessScripts.test(character))
    ? before + after
    : `${before} ${after}`
}

/** Scripts without spaces between words. Korean uses spaces. */
export const spacelessScriptPattern =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}、。！？，]/u

export function joinTexts(firstText: string, secondText: string): string {
  if (firstText === '' || secondText === '') return firstText + secondText
  const adjacentCharacters = [[...firstText.slice(-2)].at(-1) ?? '', [...secondText.slice(0, 2)][0] ?? '']
  return adjacentCharacters.every((character) => spacelessScriptPattern.test(character))
    ? firstText + secondText
    : `${firstText} ${secondText}`
}

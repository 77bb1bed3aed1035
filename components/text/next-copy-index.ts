/** Which of the texts is to be copied next, after those that were: the first again after the last, or where one of them has changed. */
export function getNextCopyIndex(texts: readonly string[], copiedTexts: readonly string[]): number {
  const isSame = copiedTexts.every((text, index) => text === texts[index])
  return isSame && copiedTexts.length < texts.length ? copiedTexts.length : 0
}

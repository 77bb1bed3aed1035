/** Which of the texts is to be copied next, after those that were: the first again after the last, or where one of them has changed. */
export function getNextCopyIndex(texts: readonly string[], copied: readonly string[]): number {
  const isSame = copied.every((text, index) => text === texts[index])
  return isSame && copied.length < texts.length ? copied.length : 0
}

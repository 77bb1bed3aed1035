/**
 * Removes emphasis by capitals: if two or more words of at least four letters are all capitals and the visitor did not
 * write them so, they become lower case. A single word, and acronyms of up to three letters, are unchanged.
 */
export function lowercaseAllCaps(title: string, visitorText: string): string {
  const visitorAllCapsWords = new Set(visitorText.match(/\p{Lu}{2,}/gu) ?? [])
  const allCapsWords = (title.match(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu) ?? []).filter(
    (word) => !visitorAllCapsWords.has(word),
  )
  const capitalCount = title.match(/\p{Lu}/gu)?.length ?? 0
  const isAllCapsTitle = capitalCount >= 8 && !/\p{Ll}/u.test(title)
  if (allCapsWords.length < 2 && !isAllCapsTitle) return title
  const lowercasedTitle = isAllCapsTitle
    ? title.replace(/\p{Lu}+/gu, (word) =>
        visitorAllCapsWords.has(word) && !isAllCaps(visitorText) ? word : word.toLowerCase(),
      )
    : title.replace(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu, (word) =>
        visitorAllCapsWords.has(word) ? word : word.toLowerCase(),
      )
  return lowercasedTitle.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase()).replace(/\bi\b(?=['’ ])/g, 'I')
}

/** Whether the visitor's whole text is in capitals, so that they carry no meaning. */
function isAllCaps(text: string): boolean {
  return !/\p{Ll}/u.test(text)
}

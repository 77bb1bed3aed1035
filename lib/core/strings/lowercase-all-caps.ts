/**
 * A title without capitals for emphasis: where two or more words of four letters are all capitals and the visitor did
 * not write them so, they become lower case. A single one, and acronyms of up to three letters, stay.
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

/** Whether the visitor's own text is typed in capitals throughout, so that they mean nothing. */
function isAllCaps(text: string): boolean {
  return !/\p{Ll}/u.test(text)
}

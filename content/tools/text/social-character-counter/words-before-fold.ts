/** The last words that show before "more", where the text goes on after about `foldLength` characters; else null. */
export function getWordsBeforeFold(text: string, foldLength: number): string | null {
  const trimmedText = text.trim()
  if (trimmedText.length <= foldLength) return null
  return trimmedText
    .slice(Math.max(0, foldLength - 40), foldLength)
    .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
    .replace(/^\S{0,20}\s+/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

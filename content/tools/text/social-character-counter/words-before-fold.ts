/** The last words that show before "more", where the text goes on after about `fold` characters; else null. */
export function getWordsBeforeFold(text: string, fold: number): string | null {
  const trimmed = text.trim()
  if (trimmed.length <= fold) return null
  return trimmed
    .slice(Math.max(0, fold - 40), fold)
    .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
    .replace(/^\S{0,20}\s+/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

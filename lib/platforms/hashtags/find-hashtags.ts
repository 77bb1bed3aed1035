/** Returns the hashtags of a text in order, with their `#`. */
export function findHashtags(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}_&])[#＃][\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu) ?? []
}

/** Keeps a text's first hashtag and the visitor's own, and removes the sign from the others. */
export function keepFirstHashtag(text: string, visitorText: string): string {
  const visitorTags = new Set(findHashtags(visitorText.toLowerCase()))
  let hasFoundFirst = false
  return text.replace(/[#＃][\p{L}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu, (tag) => {
    const shouldKeep = !hasFoundFirst || visitorTags.has(tag.toLowerCase())
    hasFoundFirst = true
    return shouldKeep ? tag : tag.slice(1)
  })
}

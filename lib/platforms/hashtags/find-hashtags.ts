/** Returns the hashtags of a text in order, with their `#`. */
export function findHashtags(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}_&])[#＃][\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu) ?? []
}

/** Keeps a text's first hashtag and removes the sign from the others. */
export function keepFirstHashtag(text: string): string {
  let hasFoundFirst = false
  return text.replace(/[#＃](?=[\p{L}\p{N}_]*\p{L})/gu, (sign) => {
    const shouldKeep = !hasFoundFirst
    hasFoundFirst = true
    return shouldKeep ? sign : ''
  })
}

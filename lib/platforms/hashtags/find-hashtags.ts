/** The hashtags of a text, with their sign, in their order. */
export function findHashtags(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}_&])[#＃][\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu) ?? []
}

/** A text with its first hashtag; of the others only the word stays. */
export function keepFirstHashtag(text: string): string {
  let hasFoundFirst = false
  return text.replace(/[#＃](?=[\p{L}\p{N}_]*\p{L})/gu, (sign) => {
    const shouldKeep = !hasFoundFirst
    hasFoundFirst = true
    return shouldKeep ? sign : ''
  })
}

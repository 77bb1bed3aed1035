/** A text with its first hashtag; of the others only the word stays. */
export function oneHashtag(text: string): string {
  let seen = false
  return text.replace(/[#＃](?=[\p{L}\p{N}_]*\p{L})/gu, (sign) => {
    const keep = !seen
    seen = true
    return keep ? sign : ''
  })
}

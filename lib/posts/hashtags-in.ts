/** The hashtags of a text, with their sign, in their order. */
export function hashtagsIn(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}_&])[#＃][\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu) ?? []
}

/**
 * Removes characters at the end of a text that `pattern` matches singly, such as `/[.!?]/`. `/[.!?]+$/` restarts at
 * every mark inside the text and takes quadratic time.
 */
export function trimEndMatching(text: string, pattern: RegExp): string {
  let end = text.length
  while (end > 0 && pattern.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

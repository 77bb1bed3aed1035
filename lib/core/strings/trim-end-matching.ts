/**
 * The text without the characters at its end that `pattern` matches, as `/[.!?]/` does one by one. `/[.!?]+$/` would try anew
 * from every mark inside the text, and take the square of their number.
 */
export function trimEndMatching(text: string, pattern: RegExp): string {
  let end = text.length
  while (end > 0 && pattern.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

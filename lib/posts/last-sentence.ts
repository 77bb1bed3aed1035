/** The text without its last sentence or line; '' where it has only one. */
export function withoutLastSentence(text: string): string {
  const trimmed = text.trimEnd()
  let end = trimmed.length - 1
  while (end > 0 && !isEnd(trimmed, end)) end -= 1
  return end <= 0 ? '' : trimmed.slice(0, end).trimEnd()
}

/** Whether a sentence or a line ends right before this place. */
function isEnd(text: string, place: number): boolean {
  return text[place] === '\n' || (/\s/.test(text.charAt(place)) && /[.!?…]/.test(text.charAt(place - 1)))
}

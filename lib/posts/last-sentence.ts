/** The text without its last sentence or line; '' where it has only one. */
export function withoutLastSentence(text: string): string {
  const [shorter = ''] = shortenings(text)
  return shorter
}

/** The text with fewer and fewer of its sentences and lines: first without the last one, at the end ''. */
export function* shortenings(text: string): Generator<string> {
  const trimmed = text.trimEnd()
  const ends = [...trimmed.matchAll(/[.!?…](?=\s+\S)|\S(?=[^\S\n]*\n)/gu)]
  for (const { 0: last, index } of ends.reverse()) yield trimmed.slice(0, index + last.length)
  yield ''
}

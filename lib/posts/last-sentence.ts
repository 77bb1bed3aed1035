/** The text without its last sentence or line; '' where it has only one. */
export function withoutLastSentence(text: string): string {
  const trimmed = text.trimEnd()
  const end = Math.max(
    trimmed.lastIndexOf('\n'),
    ...[...trimmed.matchAll(/[.!?…](?=\s+\S)/gu)].map(({ index }) => index + 1),
  )
  return end <= 0 ? '' : trimmed.slice(0, end).trimEnd()
}

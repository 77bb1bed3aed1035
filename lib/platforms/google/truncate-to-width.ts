/**
 * Truncates a text to a width as search results do: whole if it fits, else cut between words with “ …”, which counts
 * toward the width. Calls `measureWidth` about ten times.
 */
export function truncateToWidth(text: string, maxWidth: number, measureWidth: (text: string) => number): string {
  if (measureWidth(text) <= maxWidth) return text
  const words = text.split(/(?<=\s)/)
  const buildTruncatedText = (count: number) => `${words.slice(0, count).join('').trimEnd()} …`.trim()
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measureWidth(buildTruncatedText(middle)) <= maxWidth) low = middle
    else high = middle - 1
  }
  return buildTruncatedText(low)
}

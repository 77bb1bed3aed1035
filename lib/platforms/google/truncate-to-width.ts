/**
 * A text as a result shows it within a width: whole where it fits, else cut between words with “ …” behind, which counts as well. `widthOf` is
 * asked some ten times.
 */
export function truncateToWidth(text: string, most: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= most) return text
  const words = text.split(/(?<=\s)/)
  const start = (count: number) => `${words.slice(0, count).join('').trimEnd()} …`.trim()
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (widthOf(start(middle)) <= most) low = middle
    else high = middle - 1
  }
  return start(low)
}

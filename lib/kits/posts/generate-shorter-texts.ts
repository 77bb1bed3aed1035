/** Yields the text with one sentence or line fewer each time, ending with ''. */
export function* generateShorterTexts(text: string): Generator<string> {
  const trimmedText = text.trimEnd()
  const sentenceEnds = [...trimmedText.matchAll(/[.!?…](?=\s+\S)|\S(?=[^\S\n]*\n)/gu)]
  for (const { 0: sentenceEnd, index } of sentenceEnds.reverse()) yield trimmedText.slice(0, index + sentenceEnd.length)
  yield ''
}

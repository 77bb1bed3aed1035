const MIN_WORDS = 3

/** A title without what stands in brackets, or without one of its halves, or without its padding. Null if none leaves three words. */
export function shortenTitle(title: string): string | null {
  const candidates = [
    title.replace(/(?:(?<!\s)\s+)?[([][^()[\]]*[)\]]\s*/g, ' ').trim(),
    title.split(/(?<=[?])\s+|[.|]\s+/)[0],
    title.split(/, (?=\p{L})/u)[0],
    title.replace(/\b(?:really|actually|just|finally|still)\b ?/gi, '').trim(),
  ]
  return (
    candidates.find(
      (text) => text !== undefined && text.length < title.length && text.split(/\s+/).length >= MIN_WORDS,
    ) ?? null
  )
}

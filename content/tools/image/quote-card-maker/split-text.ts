import { splitAtBreakOpportunities, splitGraphemes } from '@/lib/images/drawing/text-segmentation'

const sentenceSegmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/**
 * A text in as few pieces as fit, of about the same length: whole sentences, words where one sentence alone does not fit,
 * letters where one word does not. `fits` must hold for every beginning of a text for which it holds.
 */
export function splitText(text: string, fits: (text: string) => boolean): string[] {
  const trimmedText = text.trim()
  if (trimmedText === '') return []
  if (fits(trimmedText)) return [trimmedText]
  const splitIfTooLong = (divide: (text: string) => readonly string[]) => (text: string) =>
    fits(text.trim()) ? [text] : divide(text)
  const parts = Array.from(sentenceSegmenter.segment(trimmedText), ({ segment }) => segment)
    .flatMap(splitIfTooLong((sentence) => sentence.split(/(?<= )/)))
    .flatMap(splitIfTooLong(splitAtBreakOpportunities))
    .flatMap(splitIfTooLong(splitGraphemes))
  const fullChunks = fillChunks(parts, fits)
  // The same number of pieces of about the same length, between words where sentences are too long for that.
  const words = parts.flatMap((part) => part.split(/(?<= )/))
  const evenSplits = [distributeEvenly(parts, fullChunks.length), distributeEvenly(words, fullChunks.length)].filter(
    (chunks) => chunks.every(fits),
  )
  return (evenSplits.find(hasSimilarLengths) ?? evenSplits[0] ?? fullChunks).filter(Boolean)
}

/** Whether no piece leaves more than some half of its card empty. */
function hasSimilarLengths(chunks: readonly string[]): boolean {
  const lengths = chunks.map(({ length }) => length)
  return Math.min(...lengths) >= 0.45 * Math.max(...lengths)
}

/** The parts in so many pieces, each ending as near to its share of the text as parts allow. */
function distributeEvenly(parts: readonly string[], count: number): string[] {
  const targetLength = parts.reduce((sum, { length }) => sum + length, 0) / count
  const chunks = Array.from({ length: count }, () => '')
  let precedingLength = 0
  for (const part of parts) {
    const middle = precedingLength + part.length / 2
    chunks[Math.max(0, Math.ceil(middle / targetLength) - 1)] += part
    precedingLength += part.length
  }
  return chunks.map((chunk) => chunk.trim())
}

/** The parts in their order, each piece as long as may be. Each end is searched for in steps that double, then halve. */
function fillChunks(parts: readonly string[], fits: (text: string) => boolean): string[] {
  const chunks: string[] = []
  for (let startIndex = 0; startIndex < parts.length; ) {
    const joinParts = (count: number) =>
      parts
        .slice(startIndex, startIndex + count)
        .join('')
        .trim()
    const maxCount = parts.length - startIndex
    let [lowerBound, upperBound] = [1, 2]
    while (upperBound <= maxCount && fits(joinParts(upperBound)))
      [lowerBound, upperBound] = [upperBound, upperBound * 2]
    upperBound = Math.min(upperBound, maxCount + 1)
    while (upperBound - lowerBound > 1) {
      const middle = Math.floor((lowerBound + upperBound) / 2)
      if (fits(joinParts(middle))) lowerBound = middle
      else upperBound = middle
    }
    chunks.push(joinParts(lowerBound))
    startIndex += lowerBound
  }
  return chunks.filter(Boolean)
}

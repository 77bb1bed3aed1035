import { splitAtBreakOpportunities, splitGraphemes } from '@/lib/images/drawing/text-segmentation'

const sentenceSegmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/**
 * A text in as few pieces as fit, of about the same length: whole sentences, words where one sentence alone does not fit,
 * letters where one word does not. `fits` must hold for every beginning of a text for which it holds.
 */
export function splitText(text: string, fits: (text: string) => boolean): string[] {
  const whole = text.trim()
  if (whole === '') return []
  if (fits(whole)) return [whole]
  const splitIfTooLong = (divide: (text: string) => readonly string[]) => (text: string) =>
    fits(text.trim()) ? [text] : divide(text)
  const parts = Array.from(sentenceSegmenter.segment(whole), ({ segment }) => segment)
    .flatMap(splitIfTooLong((sentence) => sentence.split(/(?<= )/)))
    .flatMap(splitIfTooLong(splitAtBreakOpportunities))
    .flatMap(splitIfTooLong(splitGraphemes))
  const fullPieces = fillPieces(parts, fits)
  // The same number of pieces of about the same length, between words where sentences are too long for that.
  const words = parts.flatMap((part) => part.split(/(?<= )/))
  const even = [
    distributeEvenly(parts, fullPieces.length),
    distributeEvenly(words, fullPieces.length),
  ].filter((pieces) => pieces.every(fits))
  return (even.find(isEven) ?? even[0] ?? fullPieces).filter(Boolean)
}

/** Whether no piece leaves more than some half of its card empty. */
function isEven(pieces: readonly string[]): boolean {
  const lengths = pieces.map(({ length }) => length)
  return Math.min(...lengths) >= 0.45 * Math.max(...lengths)
}

/** The parts in so many pieces, each ending as near to its share of the text as parts allow. */
function distributeEvenly(parts: readonly string[], count: number): string[] {
  const share = parts.reduce((sum, { length }) => sum + length, 0) / count
  const pieces = Array.from({ length: count }, () => '')
  let before = 0
  for (const part of parts) {
    const middle = before + part.length / 2
    pieces[Math.max(0, Math.ceil(middle / share) - 1)] += part
    before += part.length
  }
  return pieces.map((piece) => piece.trim())
}

/** The parts in their order, each piece as long as may be. Each end is searched for in steps that double, then halve. */
function fillPieces(parts: readonly string[], fits: (piece: string) => boolean): string[] {
  const pieces: string[] = []
  for (let from = 0; from < parts.length; ) {
    const piece = (count: number) =>
      parts
        .slice(from, from + count)
        .join('')
        .trim()
    const most = parts.length - from
    let [least, over] = [1, 2]
    while (over <= most && fits(piece(over))) [least, over] = [over, over * 2]
    over = Math.min(over, most + 1)
    while (over - least > 1) {
      const middle = Math.floor((least + over) / 2)
      if (fits(piece(middle))) least = middle
      else over = middle
    }
    pieces.push(piece(least))
    from += least
  }
  return pieces.filter(Boolean)
}

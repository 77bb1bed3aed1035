const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemeSegmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const spacelessScriptPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Marks that must not begin a line. */
const closingPunctuationPattern = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u

/**
 * Splits a space-delimited word at its break opportunities: one part in most scripts, its words in Thai or Japanese.
 */
export function splitAtBreakOpportunities(word: string): string[] {
  if (!spacelessScriptPattern.test(word)) return [word]
  const parts: string[] = []
  for (const { segment } of wordSegmenter.segment(word)) {
    const lastPart = parts.at(-1)
    if (
      lastPart !== undefined &&
      (closingPunctuationPattern.test(segment) || !spacelessScriptPattern.test(lastPart.slice(-1) + segment[0]))
    )
      parts[parts.length - 1] = lastPart + segment
    else parts.push(segment)
  }
  return parts
}

/** Splits a text into user-perceived characters. An emoji of five code points is one. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment)
}

export function truncateGraphemes(text: string, maxGraphemes: number): string {
  let remainingGraphemes = maxGraphemes
  for (const { index } of graphemeSegmenter.segment(text))
    if (remainingGraphemes-- === 0) return `${text.slice(0, index).trimEnd()}…`
  return text
}

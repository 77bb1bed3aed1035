const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Scripts that are written without spaces between words. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Marks that no line begins with. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u

/** What lies between two spaces as pieces that may stand on different lines: one in most scripts, its words in Thai or Japanese. */
export function splitAtBreakOpportunities(word: string): string[] {
  if (!spaceless.test(word)) return [word]
  const pieces: string[] = []
  for (const { segment } of words.segment(word)) {
    const before = pieces.at(-1)
    if (before !== undefined && (closing.test(segment) || !spaceless.test(before.slice(-1) + segment[0])))
      pieces[pieces.length - 1] = before + segment
    else pieces.push(segment)
  }
  return pieces
}

/** What a reader sees as one letter or sign each: an emoji of five code points is one. */
export function splitGraphemes(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment)
}

/** The beginning of a text, at most so many letters, with an ellipsis where more follow. */
export function truncateGraphemes(text: string, most: number): string {
  let left = most
  for (const { index } of letters.segment(text)) if (left-- === 0) return `${text.slice(0, index).trimEnd()}…`
  return text
}

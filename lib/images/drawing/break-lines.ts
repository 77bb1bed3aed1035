import { blankPattern } from '@/lib/core/strings/blanks'
import { getSegmenter, splitGraphemes } from '@/lib/core/strings/segment-text'

const spacelessScriptPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Marks that must not begin a line. */
const closingPunctuationPattern = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u

/** One part in most scripts. Text in Thai or Japanese, which have no spaces, is split into its words. */
export function splitAtBreakOpportunities(word: string): string[] {
  if (!spacelessScriptPattern.test(word)) return [word]
  const parts: string[] = []
  for (const { segment } of getSegmenter('word').segment(word)) {
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

export function truncateGraphemes(text: string, maxGraphemes: number): string {
  let remainingGraphemes = maxGraphemes
  for (const { index } of getSegmenter('grapheme').segment(text))
    if (remainingGraphemes-- === 0) return `${text.slice(0, index).trimEnd()}…`
  return text
}

/** A line and its blanks for the visitor to fill, as [from, to) ranges. */
export type Line = { text: string; blanks: readonly (readonly [from: number, to: number])[] }

type LineBreakResult = { lines: readonly Line[]; hasDividedWord: boolean }

/** The part of a blank inside a word or line, as [from, to); `blankStart` is the start of the whole blank. */
type BlankSpan = { from: number; to: number; blankStart: number }

type Word = { text: string; blankSpans: readonly BlankSpan[]; isJoinedToPrevious: boolean }

/** Preserves the text's own line breaks, and divides words that are wider than a line. */
export function breakLines(text: string, width: number, measure: (text: string) => number): LineBreakResult {
  const lines: Line[] = []
  let hasDividedWord = false
  for (const paragraph of text.split('\n')) {
    let lineWords: Word[] = []
    const fits = (word: Word) => measure(joinWords([...lineWords, word])) <= width
    for (const originalWord of splitWords(paragraph)) {
      const isTooWide = measure(originalWord.text) > width
      hasDividedWord ||= isTooWide
      for (const word of isTooWide ? splitWord(originalWord, width, measure) : [originalWord]) {
        if (lineWords.length > 0 && !fits(word)) {
          lines.push(buildLine(lineWords))
          lineWords = []
        }
        lineWords.push(word)
      }
    }
    if (lineWords.length > 0) lines.push(buildLine(lineWords))
  }
  return { lines, hasDividedWord }
}

function splitWords(paragraph: string): Word[] {
  const blankSpans = [...paragraph.matchAll(blankPattern)].map(({ 0: match, index }) => ({
    from: index,
    to: index + match.length,
    blankStart: index,
  }))
  return [...paragraph.matchAll(/\S+/g)].flatMap(({ 0: match, index }) => {
    let offset = index
    return splitAtBreakOpportunities(match).map((text, partIndex) => {
      const start = offset
      offset += text.length
      return { text, blankSpans: clipBlankSpans(blankSpans, start, offset), isJoinedToPrevious: partIndex > 0 }
    })
  })
}

/** Clips spans to [start, end) and makes them relative to `start`. */
function clipBlankSpans(blankSpans: readonly BlankSpan[], start: number, end: number): BlankSpan[] {
  return blankSpans
    .filter(({ from, to }) => from < end && to > start)
    .map(({ from, to, blankStart }) => ({
      from: Math.max(from, start) - start,
      to: Math.min(to, end) - start,
      blankStart,
    }))
}

/** A word divided after one of these letters gets a hyphen; digits, symbols and other scripts do not. */
const hyphenatedScriptPattern = /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])$/u

function splitWord(word: Word, width: number, measure: (text: string) => number): Word[] {
  const parts: string[] = ['']
  for (const grapheme of splitGraphemes(word.text)) {
    const part = parts.at(-1) ?? ''
    if (part === '' || measure(`${part}${grapheme}-`) <= width) parts[parts.length - 1] = part + grapheme
    else parts.push(grapheme)
  }
  let offset = 0
  return parts.map((part, index) => {
    const start = offset
    offset += part.length
    const text = index < parts.length - 1 && hyphenatedScriptPattern.test(part) ? `${part}-` : part
    const blankSpans = clipBlankSpans(word.blankSpans, start, offset)
    return {
      text,
      // A blank that continues on the next line includes the hyphen.
      blankSpans: blankSpans.map((span) => (span.to === part.length ? { ...span, to: text.length } : span)),
      isJoinedToPrevious: word.isJoinedToPrevious || index > 0,
    }
  })
}

function joinWords(words: readonly Word[]): string {
  return words
    .map(({ text, isJoinedToPrevious }, index) => (index === 0 || isJoinedToPrevious ? text : ` ${text}`))
    .join('')
}

function buildLine(words: readonly Word[]): Line {
  const blankSpans: BlankSpan[] = []
  let text = ''
  for (const [index, word] of words.entries()) {
    if (index > 0 && !word.isJoinedToPrevious) text += ' '
    for (const { from, to, blankStart } of word.blankSpans) {
      const lastSpan = blankSpans.at(-1)
      if (lastSpan?.blankStart === blankStart) lastSpan.to = text.length + to
      else blankSpans.push({ from: text.length + from, to: text.length + to, blankStart })
    }
    text += word.text
  }
  return { text, blanks: blankSpans.map(({ from, to }) => [from, to] as const) }
}

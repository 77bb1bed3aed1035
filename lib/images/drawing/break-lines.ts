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

type Word = { text: string; isJoinedToPrevious: boolean }

/** Preserves the text's own line breaks, and divides words that are wider than a line. */
export function breakLines(text: string, width: number, measure: (text: string) => number) {
  let hasDividedWord = false
  const lines = text.split('\n').flatMap((paragraph) => {
    const lineWords: Word[][] = []
    for (const word of splitWords(paragraph)) {
      const isTooWide = measure(word.text) > width
      hasDividedWord ||= isTooWide
      for (const part of isTooWide ? splitWord(word, width, measure) : [word]) {
        const currentWords = lineWords.at(-1)
        if (currentWords && measure(joinWords([...currentWords, part])) <= width) currentWords.push(part)
        else lineWords.push([part])
      }
    }
    return markBlanks(lineWords)
  })
  return { lines, hasDividedWord }
}

const splitWords = (paragraph: string) =>
  (paragraph.match(/\S+/g) ?? []).flatMap((word) =>
    splitAtBreakOpportunities(word).map((text, index): Word => ({ text, isJoinedToPrevious: index > 0 })),
  )

/** A word divided after one of these letters gets a hyphen; digits, symbols and other scripts do not. */
const hyphenatedScriptPattern = /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])$/u

function splitWord(word: Word, width: number, measure: (text: string) => number): Word[] {
  const parts: string[] = ['']
  for (const grapheme of splitGraphemes(word.text)) {
    const part = parts.at(-1) ?? ''
    if (part === '' || measure(`${part}${grapheme}-`) <= width) parts[parts.length - 1] = part + grapheme
    else parts.push(grapheme)
  }
  return parts.map((part, index) => ({
    text: index < parts.length - 1 ? part.replace(hyphenatedScriptPattern, '-') : part,
    isJoinedToPrevious: word.isJoinedToPrevious || index > 0,
  }))
}

function joinWords(words: readonly Word[]): string {
  return words
    .map(({ text, isJoinedToPrevious }, index) => (index === 0 || isJoinedToPrevious ? text : ` ${text}`))
    .join('')
}

/** Finds the blanks of a paragraph in its lines. A blank that continues on the next line includes the hyphen. */
function markBlanks(lineWords: readonly Word[][]): Line[] {
  const matches = [...joinWords(lineWords.flat()).matchAll(blankPattern)]
  let end = 0
  return lineWords.map((words, lineIndex) => {
    const text = joinWords(words)
    const start = lineIndex === 0 || words[0]?.isJoinedToPrevious ? end : end + 1
    end = start + text.length
    const blanks = matches.map(({ 0: match, index }) => {
      const from = index - start
      return [Math.max(0, from), Math.min(text.length, from + match.length)] as const
    })
    return { text, blanks: blanks.filter(([from, to]) => from < to) }
  })
}

import { countWords } from '@/lib/core/strings/count-words'
import { dependsOnPreviousSentence } from '@/lib/text/summary/depends-on-previous-sentence'
import { extractSentences } from '@/lib/text/summary/extract-sentences'
import { scoreSentences } from '@/lib/text/summary/score-sentences'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import { addClosingMark } from '@/lib/writer/sequence/steps'
import type { RepurposeInput } from './fields'

/** A sentence of the source; one that leans on the one before it ("It …", "But …") makes no sense alone. */
export type Sentence = { text: string; paragraphIndex: number; dependsOnPrevious: boolean; weight: number }

/** A text that somebody pasted: its title, where its first line is one, and its sentences in their order. */
export type Source = { title: string; sentences: readonly Sentence[] }

const MAX_TITLE_LENGTH = 90
/** A line at least this long that ends without a mark was broken by a program, not by its author. */
const MIN_WRAPPED_LENGTH = 50

/** Fewer words say nothing without their neighbours. */
const MIN_WORDS = 3

const quotePrefixPattern = /^\s*(?:>\s*)+/
const bulletPattern = /^\s*(?:[-*•–]|\d{1,3}[.)])\s/
const sentenceEndPattern = /[.!?…。！？:,;”"]$/

export const parseSource = memoizePerRequest(({ prompt }: RepurposeInput): Source => {
  const blocks = prompt
    .split(/\n[^\S\n]*\n/)
    .map(unwrapLines)
    .filter((lines) => lines.length > 0)
  const [firstLine = '', ...otherLines] = blocks.flat()
  const hasTitle = otherLines.length > 0 && isHeading(firstLine)
  const bodyBlocks =
    blocks.length > 1 ? blocks.filter(([line = '', ...moreLines]) => moreLines.length > 0 || !isHeading(line)) : blocks
  const lines = bodyBlocks.flat().filter((line) => !/^\s*#/.test(line) && !(hasTitle && line === firstLine))
  const unscoredSentences = (lines.length > 0 ? lines : [firstLine]).flatMap((line, paragraphIndex) =>
    extractSentences(line).map((sentence) => ({ text: closeSentence(sentence), paragraphIndex })),
  )
  const weights = scoreSentences(unscoredSentences.map(({ text }) => text))
  return {
    title: hasTitle ? firstLine.replace(/^\s*#+\s+/, '') : '',
    sentences: unscoredSentences.map((sentence, index) => ({
      ...sentence,
      dependsOnPrevious: dependsOnPreviousSentence(sentence.text),
      weight: countWords(sentence.text) < MIN_WORDS ? 0 : (weights[index] ?? 0),
    })),
  }
})

/** The lines of a paragraph, those that a program has broken in one piece. */
function unwrapLines(block: string): string[] {
  const lines: string[] = []
  let canContinueLine = false
  for (const rawLine of block.split('\n')) {
    const line = rawLine.replace(quotePrefixPattern, '').trim()
    if (!/[\p{L}\p{N}]/u.test(line)) continue
    if (canContinueLine && !bulletPattern.test(line)) lines[lines.length - 1] += ` ${line}`
    else lines.push(line)
    canContinueLine = line.length >= MIN_WRAPPED_LENGTH && !line.startsWith('#')
  }
  return lines
}

/** A line of its own that no sentence ends. */
function isHeading(line: string): boolean {
  return (
    /^#/.test(line) || (line.length <= MAX_TITLE_LENGTH && !sentenceEndPattern.test(line) && !bulletPattern.test(line))
  )
}

/** A line of a list has a closing mark like any sentence; a piece of one that goes on has none. */
const closeSentence = (text: string) => (/[,;:]$/.test(text) ? text : addClosingMark(text))

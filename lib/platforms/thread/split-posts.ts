import { memoize } from '@/lib/core/memoize'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import { addPostNumber, type NumberingStyle } from '@/lib/platforms/thread/numbering'
import {
  buildParagraphParts,
  buildSentenceParts,
  getPrefixWeights,
  joinParts,
  type LengthCounter,
  type TextPart,
} from '@/lib/platforms/thread/text-parts'

/** Returns the weight of the longest number in a thread, in X's units unless `measureLength` differs. */
export function getNumberWeight(total: number, numbering: NumberingStyle, measureLength = measureWeightedLength) {
  return measureLength(addPostNumber('', total, total, numbering))
}

/** The cost of a break after a heading, or after the line that introduces a list. */
const INTRO_BREAK_COST = 90
const LINE_BREAK_COST = 18
const SENTENCE_BREAK_COST = 30
/** The extra cost of a break after a question, or before a sentence that begins with a word like "But". */
const DEPENDENT_SENTENCE_EXTRA_COST = 20
const CLAUSE_BREAK_COST = 110
const WORD_BREAK_COST = 160

const MAX_HEADING_LENGTH = 70
const dependentOpeningPattern = /^(?:and|but|so|because|or|that|this|it|they|he|she|which|then|yet)\b/i

function isParagraphBreakBefore(parts: readonly TextPart[], index: number): boolean {
  return index <= 0 || index >= parts.length || /\n\s*\n/.test(getGap(parts, index))
}

function getBreakCost(parts: readonly TextPart[], index: number): number {
  const previousPart = parts[index - 1]
  const nextPart = parts[index]
  if (!previousPart || !nextPart) return 0
  const text = previousPart.text.trimEnd()
  if (/[:：]$/.test(text) || isHeading(parts, index - 1)) return INTRO_BREAK_COST
  if (isParagraphBreakBefore(parts, index)) return 0
  if (getGap(parts, index).includes('\n')) return LINE_BREAK_COST
  if (previousPart.boundary !== 'sentence')
    return previousPart.boundary === 'clause' ? CLAUSE_BREAK_COST : WORD_BREAK_COST
  return (
    SENTENCE_BREAK_COST +
    (/[?？]$/.test(text) || dependentOpeningPattern.test(nextPart.text.trimStart()) ? DEPENDENT_SENTENCE_EXTRA_COST : 0)
  )
}

/** Returns whether a part is a short line by itself without a full stop, such as "What I learned". */
function isHeading(parts: readonly TextPart[], index: number): boolean {
  const part = parts[index]
  if (!part || !isParagraphBreakBefore(parts, index) || !isParagraphBreakBefore(parts, index + 1)) return false
  return (
    part.textWeight <= MAX_HEADING_LENGTH && /(?<=[\p{L}\p{N}])$/u.test(part.text.trimEnd()) && !part.text.includes('.')
  )
}

function getGap(parts: readonly TextPart[], index: number): string {
  const previousText = parts[index - 1]?.text ?? ''
  const nextText = parts[index]?.text ?? ''
  return (
    previousText.slice(previousText.trimEnd().length) + nextText.slice(0, nextText.length - nextText.trimStart().length)
  )
}

/** The cost of each post is low enough to split three short paragraphs, and high enough to join two. */
const POST_COST = 45
/** The extra cost of an empty post. A half-empty post costs a quarter of that, so posts have similar lengths. */
const SLACK_COST = 40
/** The cost of a paragraph that continues in the next post, or whose end shares a post with another paragraph. */
const SPLIT_PARAGRAPH_COST = 90

/** Groups parts into posts of at most `maxLength` at the lowest total cost. A single part may exceed the limit. */
function findBestGroups(parts: readonly TextPart[], maxLength: number): TextPart[][] {
  const costs = [0]
  const lastGroupStarts: number[] = []
  const costsOfBreakAfter = parts.map((_, index) => getBreakCost(parts, index + 1))
  const hasParagraphBreakBefore = Array.from({ length: parts.length + 1 }, (_, index) =>
    isParagraphBreakBefore(parts, index),
  )
  let count = 0
  const paragraphCounts = parts.map((_, index) => {
    if (index > 0 && hasParagraphBreakBefore[index]) count += 1
    return count
  })
  for (let start = 0; start < parts.length; start += 1) {
    for (const [partOffset, weight] of getPrefixWeights(parts, start, maxLength).entries()) {
      const end = start + partOffset + 1
      const spansParagraphs = (paragraphCounts[end - 1] ?? 0) > (paragraphCounts[start] ?? 0)
      const cost =
        (costs[start] ?? 0) +
        POST_COST +
        SLACK_COST * (1 - Math.min(1, weight / maxLength)) ** 2 +
        (spansParagraphs && !hasParagraphBreakBefore[end] ? SPLIT_PARAGRAPH_COST : 0) +
        (spansParagraphs && !hasParagraphBreakBefore[start] ? SPLIT_PARAGRAPH_COST : 0) +
        (costsOfBreakAfter[end - 1] ?? 0)
      if (cost >= (costs[end] ?? Number.POSITIVE_INFINITY)) continue
      costs[end] = cost
      lastGroupStarts[end] = start
    }
  }
  const groups: TextPart[][] = []
  for (let end = parts.length; end > 0; end = lastGroupStarts[end] ?? 0) {
    groups.push(parts.slice(lastGroupStarts[end] ?? 0, end))
  }
  return groups.reverse()
}

type SplitOptions = {
  numbering: NumberingStyle
  max: number
  measureLength: LengthCounter
  /** With `paragraph`, a post never ends within a paragraph that would fit into one post. */
  breakAt: 'sentence' | 'paragraph'
}

const xOptions = { max: xPost.max, measureLength: measureWeightedLength, breakAt: 'sentence' } as const

/** The posts fit X's limit together with their numbers, which the caller adds. */
export function splitThread(source: string, numbering: NumberingStyle): string[] {
  return splitPosts([source], { ...xOptions, numbering })
}

/** Splits texts like `splitThread`, but for any network. Each source begins a new post; the numbers continue. */
export function splitPosts(sources: readonly string[], options: SplitOptions): string[] {
  const { max, numbering, breakAt } = options
  // Each candidate limit measures the same sentences and words.
  const measureLength = memoize(options.measureLength)
  const splitAll = (maxLength: number) =>
    sources.flatMap((source) => splitSource(source, maxLength, { measureLength, breakAt }))
  let posts = splitAll(max)
  if (posts.length < 2) return posts
  for (let total = posts.length; ; total = posts.length) {
    const weight = getNumberWeight(total, numbering, measureLength)
    posts = splitAll(max - weight)
    if (getNumberWeight(posts.length, numbering, measureLength) <= weight) return posts
  }
}

function splitSource(
  source: string,
  maxLength: number,
  { measureLength, breakAt }: Pick<SplitOptions, 'measureLength' | 'breakAt'>,
): string[] {
  const buildParts = breakAt === 'paragraph' ? buildParagraphParts : buildSentenceParts
  return findBestGroups(buildParts(source, maxLength, measureLength), maxLength).flatMap((group) =>
    joinParts(group, maxLength, measureLength),
  )
}

/** Splits a text for X into pieces of at most `maxLength` weighted characters. Reserves no room for numbers. */
export function splitToLength(source: string, maxLength: number): string[] {
  return splitSource(source, maxLength, { ...xOptions, measureLength: memoize(measureWeightedLength) })
}

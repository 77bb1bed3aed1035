import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { countWords } from '@/lib/core/strings/count-words'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { removeLastSentence } from '@/lib/kits/posts/shorten-post'
import { measureUtf16Length, measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import { getNumberWeight } from '@/lib/platforms/x/thread/number-weight'
import { splitToLength } from '@/lib/platforms/x/thread/split-posts'
import { findProtectedWords } from '@/lib/text/placeholders/find-protected-words'
import { joinSentences } from '@/lib/text/summary/join-sentences'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker } from '@/lib/writer/frames/line-picker'
import { buildPlainLine } from '@/lib/writer/sequence/openings'
import {
  addClosingMark,
  buildStepsWithBlanks,
  choosePlan,
  getVisitorSentences,
  type Step,
} from '@/lib/writer/sequence/steps'
import { buildTopicTags } from '@/lib/writer/tags/topic-tags'
import { getTargets, type RepurposeInput, type repurposeFields } from './fields'
import { limits, MAX_POSTS, MAX_SUBJECT_LENGTH, maxHashtags } from './limits'
import type { Output, Target } from './output'
import { parseSource, type Sentence } from './source'

/** Sentences that one may bring along. */
const MAX_LEADING_SENTENCES = 2

type BlockOptions = {
  /** How much there may be in all, as `measure` counts it. */
  maxSize: number
  measure: (text: string) => number
  /** Sentences in one block, and one more that leans on them. */
  sentencesPerBlock: number
  /** The first sentence stands by itself. */
  isFirstAlone?: boolean
}

/**
 * The sentences that say most of what the text is about, in their order and word for word, neighbours together. The
 * first is always among them; one that leans on the sentence before it comes with that one or not at all.
 */
export function selectKeyBlocks(
  sentences: readonly Sentence[],
  { maxSize, measure, sentencesPerBlock, isFirstAlone }: BlockOptions,
): string[] {
  const sizes = sentences.map(({ text }) => measure(text))
  const selectedIndexes = new Set<number>()
  let remainingSize = maxSize
  const sortedIndexes = sentences
    .map((_, index) => index)
    .toSorted((one, other) => getSortWeight(other) - getSortWeight(one) || one - other)
  for (const index of sortedIndexes) {
    const neededIndexes = findNeededIndexes(index).filter((neededIndex) => !selectedIndexes.has(neededIndex))
    const size = neededIndexes.reduce((sum, neededIndex) => sum + (sizes[neededIndex] ?? 0), 0)
    if (size > remainingSize) continue
    remainingSize -= size
    for (const neededIndex of neededIndexes) selectedIndexes.add(neededIndex)
  }
  return groupIntoBlocks([...selectedIndexes].toSorted((one, other) => one - other))

  function getSortWeight(index: number): number {
    return index === 0 ? Number.POSITIVE_INFINITY : (sentences[index]?.weight ?? 0)
  }

  /** The sentence with those that it leans on; none where they are too many. */
  function findNeededIndexes(index: number): number[] {
    let start = index
    while (start > 0 && index - start <= MAX_LEADING_SENTENCES && sentences[start]?.dependsOnPrevious) start -= 1
    if (index - start > MAX_LEADING_SENTENCES) return []
    return Array.from({ length: index - start + 1 }, (_, step) => start + step)
  }

  function groupIntoBlocks(indexes: readonly number[]): string[] {
    const blocks: { text: string; lastIndex: number; count: number }[] = []
    for (const neededIndex of indexes) {
      const { text = '', paragraphIndex, dependsOnPrevious } = sentences[neededIndex] ?? {}
      const previousBlock = blocks.at(-1)
      const isAdjacent =
        previousBlock?.lastIndex === neededIndex - 1 && sentences[neededIndex - 1]?.paragraphIndex === paragraphIndex
      const maxSentences = sentencesPerBlock + (dependsOnPrevious && sentencesPerBlock > 1 ? 1 : 0)
      const startsNewBlock = isFirstAlone && !dependsOnPrevious && blocks.length === 1
      if (previousBlock && isAdjacent && previousBlock.count < maxSentences && !startsNewBlock) {
        previousBlock.text = joinSentences(previousBlock.text, text)
        previousBlock.lastIndex = neededIndex
        previousBlock.count += 1
      } else blocks.push({ text, lastIndex: neededIndex, count: 1 })
    }
    return blocks.map(({ text }) => text)
  }
}

type RepurposeDraftInput = RepurposeInput & DraftContext

/** How much of a source goes into each version, and how many sentences into a block. Below each network’s limit. */
const blockOptionsByTarget = {
  'x-thread': { maxSize: 1_700, measure: measureWeightedLength, sentencesPerBlock: 2 },
  linkedin: { maxSize: 1_300, measure: measureUtf16Length, sentencesPerBlock: 2, isFirstAlone: true },
  'ig-caption': { maxSize: 700, measure: measureUtf16Length, sentencesPerBlock: 3, isFirstAlone: true },
  'tiktok-script': { maxSize: limits['tiktok-script'].max - 25, measure: countWords, sentencesPerBlock: 1 },
  newsletter: { maxSize: 2_600, measure: measureUtf16Length, sentencesPerBlock: 4 },
} as const satisfies Record<Target, BlockOptions>

/** A text of fewer sentences is a note: what it leaves open becomes blanks. */
const MIN_SENTENCES = 3
const MAX_STEPS = 3

/** A text of less weight than this is no post by itself, and one of fewer characters no subject. */
const MIN_POST_WEIGHT = 90
const MIN_SUBJECT_LENGTH = 11

const subjectBlank = '[subject line: what they get from opening it]'

export const draft: DraftRecipe<typeof repurposeFields, Output> = {
  outputKind: 'sentences',
  *write(input, random) {
    for (const kind of getTargets(input.parameters)) yield buildOutput(kind, input, random)
  },
  shorten(output) {
    const { parts } = output
    if (parts.length > 2) return { ...output, parts: parts.toSpliced(-2, 1) }
    const shortenedPart = removeLastSentence(parts[0] ?? '')
    if (parts.length === 1) return shortenedPart === '' ? null : { ...output, parts: [shortenedPart] }
    return { ...output, parts: parts.slice(0, 1) }
  },
}

function buildOutput(target: Target, input: RepurposeDraftInput, random: Random): Output {
  const { parameters, reading } = input
  const { title, sentences } = parseSource(input)
  const isNote = sentences.length < MIN_SENTENCES
  const blocks = isNote ? buildNoteBlocks(input, random) : selectKeyBlocks(sentences, blockOptionsByTarget[target])
  const isNewsletter = target === 'newsletter'
  const parts = [...(title && !isNewsletter ? [title] : []), ...blocks, ...buildEnding(parameters.action, blocks)]
  return {
    kind: target,
    title: isNewsletter ? chooseSubject(input) : '',
    parts: target === 'x-thread' ? buildPosts(parts, parameters.numbering) : parts,
    hashtags: buildTopicTags(reading, Math.min(parameters.hashtags, maxHashtags[target]), random),
  }
}

/** What a note says, and what only its author can add, as blanks. */
function buildNoteBlocks({ reading }: RepurposeDraftInput, random: Random): string[] {
  const linePicker = createLinePicker(reading, random)
  const steps = buildStepsWithBlanks(linePicker, reading, choosePlan(reading, MAX_STEPS), MAX_STEPS)
  const [firstSentence = ''] = reading.sentences.length > 1 ? getVisitorSentences(reading) : [buildPlainLine(reading)]
  return [firstSentence, ...steps.map(formatStep)]
}

function formatStep({ heading, text }: Step): string {
  return heading === '' || !hasBlank(text) ? text : `${heading}: ${text}`
}

function buildEnding(action: string, blocks: readonly string[]): string[] {
  return action === '' || containsPhrase(blocks.join(' '), action) ? [] : [addClosingMark(upperFirst(action))]
}

/** A post a block; what is only a line goes along with its neighbour. */
function buildPosts(blocks: readonly string[], numbering: RepurposeInput['parameters']['numbering']): string[] {
  const maxWeight = xPost.max - getNumberWeight(MAX_POSTS, numbering)
  const posts: string[] = []
  for (const chunk of blocks.flatMap((block) => splitToLength(block, maxWeight))) {
    const text = chunk.trim()
    const previousPost = posts.at(-1) ?? ''
    const mergedPost = `${previousPost}\n\n${text}`
    const isShort = Math.min(measureWeightedLength(previousPost), measureWeightedLength(text)) < MIN_POST_WEIGHT
    if (previousPost && isShort && !hasBlank(mergedPost) && measureWeightedLength(mergedPost) <= maxWeight)
      posts.splice(-1, 1, mergedPost)
    else posts.push(text)
  }
  return posts
}

/** The title, else the first of the sentences that an inbox shows whole, the telling ones first. */
function chooseSubject(input: RepurposeDraftInput): string {
  const { title, sentences } = parseSource(input)
  const [firstSentence] = sentences
  const otherSentences = sentences
    .filter(({ dependsOnPrevious }) => !dependsOnPrevious)
    .toSorted((sentence, other) => other.weight - sentence.weight)
  const texts = [
    title,
    ...[firstSentence, ...otherSentences].map((sentence) => sentence?.text.replace(/[.。]$/, '') ?? ''),
  ]
  const subject = texts.find(
    (text) =>
      text.length > MIN_SUBJECT_LENGTH &&
      text.length <= MAX_SUBJECT_LENGTH &&
      findProtectedWords(text, ['links']).length === 0,
  )
  return subject === undefined ? subjectBlank : upperFirst(subject)
}

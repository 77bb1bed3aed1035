import { joinSentences } from '@/lib/text/summary/join-sentences'
import type { Sentence } from './source'

/** Sentences that one may bring along. */
const MAX_LEADING_SENTENCES = 2

export type BlockOptions = {
  /** How much there may be in all, as `measure` counts it. */
  maxSize: number
  measure: (text: string) => number
  /** Sentences in one block, and one more that leans on them. */
  sentencesPerBlock: number
  /** The first sentence stands by itself. */
  isFirstAlone?: boolean
}

/**
 * The sentences that say most of what the text is about, in their order and word for word, neighbours together. The first is always among them, and one that
 * leans on the sentence before it comes with that one or not at all.
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

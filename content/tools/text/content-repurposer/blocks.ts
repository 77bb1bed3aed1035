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
  const taken = new Set<number>()
  let remaining = maxSize
  const byWeight = sentences
    .map((_, index) => index)
    .toSorted((one, other) => rank(other) - rank(one) || one - other)
  for (const index of byWeight) {
    const needed = withLeadingSentences(index).filter((at) => !taken.has(at))
    const size = needed.reduce((sum, at) => sum + (sizes[at] ?? 0), 0)
    if (size > remaining) continue
    remaining -= size
    for (const at of needed) taken.add(at)
  }
  return groupIntoBlocks([...taken].toSorted((one, other) => one - other))

  function rank(index: number): number {
    return index === 0 ? Number.POSITIVE_INFINITY : (sentences[index]?.weight ?? 0)
  }

  /** The sentence with those that it leans on; none where they are too many. */
  function withLeadingSentences(index: number): number[] {
    let from = index
    while (from > 0 && index - from <= MAX_LEADING_SENTENCES && sentences[from]?.dependsOnPrevious) from -= 1
    if (index - from > MAX_LEADING_SENTENCES) return []
    return Array.from({ length: index - from + 1 }, (_, nth) => from + nth)
  }

  function groupIntoBlocks(indexes: readonly number[]): string[] {
    const blocks: { text: string; last: number; count: number }[] = []
    for (const at of indexes) {
      const { text = '', paragraph, dependsOnPrevious } = sentences[at] ?? {}
      const before = blocks.at(-1)
      const follows = before?.last === at - 1 && sentences[at - 1]?.paragraph === paragraph
      const room = sentencesPerBlock + (dependsOnPrevious && sentencesPerBlock > 1 ? 1 : 0)
      const isApart = isFirstAlone && !dependsOnPrevious && blocks.length === 1
      if (before && follows && before.count < room && !isApart) {
        before.text = joinSentences(before.text, text)
        before.last = at
        before.count += 1
      } else blocks.push({ text, last: at, count: 1 })
    }
    return blocks.map(({ text }) => text)
  }
}

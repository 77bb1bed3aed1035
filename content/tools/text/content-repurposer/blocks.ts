import { joinSentences } from '@/lib/text/summary/join-sentences'
import type { Sentence } from './source'

/** Sentences that one may bring along. */
const MOST_BEFORE = 2

export type Wanted = {
  /** How much there may be in all, as `measure` counts it. */
  most: number
  measure: (text: string) => number
  /** Sentences in one block, and one more that leans on them. */
  together: number
  /** The first sentence stands by itself. */
  opens?: boolean
}

/**
 * The sentences that say most of what the text is about, in their order and word for word, neighbours together. The first is always among them, and one that
 * leans on the sentence before it comes with that one or not at all.
 */
export function keyBlocks(
  sentences: readonly Sentence[],
  { most, measure, together, opens }: Wanted,
): string[] {
  const sizes = sentences.map(({ text }) => measure(text))
  const taken = new Set<number>()
  let left = most
  const byWeight = sentences
    .map((_, index) => index)
    .toSorted((one, other) => rank(other) - rank(one) || one - other)
  for (const index of byWeight) {
    const needed = withBefore(index).filter((at) => !taken.has(at))
    const size = needed.reduce((sum, at) => sum + (sizes[at] ?? 0), 0)
    if (size > left) continue
    left -= size
    for (const at of needed) taken.add(at)
  }
  return grouped([...taken].toSorted((one, other) => one - other))

  function rank(index: number): number {
    return index === 0 ? Number.POSITIVE_INFINITY : (sentences[index]?.weight ?? 0)
  }

  /** The sentence with those that it leans on; none where they are too many. */
  function withBefore(index: number): number[] {
    let from = index
    while (from > 0 && index - from <= MOST_BEFORE && sentences[from]?.leans) from -= 1
    if (index - from > MOST_BEFORE) return []
    return Array.from({ length: index - from + 1 }, (_, nth) => from + nth)
  }

  function grouped(indexes: readonly number[]): string[] {
    const blocks: { text: string; last: number; count: number }[] = []
    for (const at of indexes) {
      const { text = '', paragraph, leans } = sentences[at] ?? {}
      const before = blocks.at(-1)
      const follows = before?.last === at - 1 && sentences[at - 1]?.paragraph === paragraph
      const room = together + (leans && together > 1 ? 1 : 0)
      const isApart = opens && !leans && blocks.length === 1
      if (before && follows && before.count < room && !isApart) {
        before.text = joinSentences(before.text, text)
        before.last = at
        before.count += 1
      } else blocks.push({ text, last: at, count: 1 })
    }
    return blocks.map(({ text }) => text)
  }
}

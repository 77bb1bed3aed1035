import { getBreakCost, isParagraphBreakBefore } from './break-cost'
import { getPrefixWeights, type TextPart } from './text-parts'

/** What a post costs by itself: two short paragraphs stand in one, a third is not forced in. */
const POST_COST = 45
/** What an empty post would cost beyond that; a half empty one costs a quarter, so posts come out about equally long. */
const SLACK_COST = 40
/** A paragraph that begins at a post's end and goes on in the next, or the end of one with another below it. */
const SPLIT_PARAGRAPH_COST = 90

/**
 * The parts set together in their order, as a person would break them: the cheapest of all ways, of which each group
 * weighs at most `maxLength`; a single part may weigh more.
 */
export function findBestGroups(parts: readonly TextPart[], maxLength: number): TextPart[][] {
  const costs = [0]
  const starts: number[] = []
  const paragraphCounts = countParagraphsBefore(parts)
  const breakCosts = parts.map((_, index) => getBreakCost(parts, index + 1))
  const isParagraphEndByIndex = Array.from({ length: parts.length + 1 }, (_, index) =>
    isParagraphBreakBefore(parts, index),
  )
  for (let start = 0; start < parts.length; start += 1) {
    for (const [extraCount, weight] of getPrefixWeights(parts, start, maxLength).entries()) {
      const end = start + extraCount + 1
      const spansParagraphs = (paragraphCounts[end - 1] ?? 0) > (paragraphCounts[start] ?? 0)
      const cost =
        (costs[start] ?? 0) +
        POST_COST +
        SLACK_COST * (1 - Math.min(1, weight / maxLength)) ** 2 +
        (spansParagraphs && !isParagraphEndByIndex[end] ? SPLIT_PARAGRAPH_COST : 0) +
        (spansParagraphs && !isParagraphEndByIndex[start] ? SPLIT_PARAGRAPH_COST : 0) +
        (breakCosts[end - 1] ?? 0)
      if (cost >= (costs[end] ?? Number.POSITIVE_INFINITY)) continue
      costs[end] = cost
      starts[end] = start
    }
  }
  const groups: TextPart[][] = []
  for (let end = parts.length; end > 0; end = starts[end] ?? 0) {
    groups.push(parts.slice(starts[end] ?? 0, end))
  }
  return groups.reverse()
}

/** How many paragraphs have ended before each part. */
function countParagraphsBefore(parts: readonly TextPart[]): number[] {
  let count = 0
  return parts.map((_, index) => {
    if (index > 0 && isParagraphBreakBefore(parts, index)) count += 1
    return count
  })
}

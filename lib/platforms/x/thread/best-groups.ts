import { breakCost, isParagraphEnd } from './break-cost'
import { getPrefixWeights, type TextPart } from './parts'

/** What a post costs by itself: two short paragraphs stand in one, a third is not forced in. */
const POST_COST = 45
/** What an empty post would cost beyond that; a half empty one costs a quarter, so posts come out about equally long. */
const SLACK_COST = 40
/** A paragraph that begins at a post's end and goes on in the next, or the end of one with another below it. */
const SPLIT_PARAGRAPH_COST = 90

/**
 * The parts set together in their order, as a person would break them: the cheapest of all ways, of which each group
 * weighs at most `cap`; a single part may weigh more.
 */
export function bestGroups(parts: readonly TextPart[], cap: number): TextPart[][] {
  const costs = [0]
  const starts: number[] = []
  const paragraphs = paragraphsBefore(parts)
  const breaks = parts.map((_, index) => breakCost(parts, index + 1))
  const ends = Array.from({ length: parts.length + 1 }, (_, at) => isParagraphEnd(parts, at))
  for (let from = 0; from < parts.length; from += 1) {
    for (const [more, weight] of getPrefixWeights(parts, from, cap).entries()) {
      const end = from + more + 1
      const isMixed = (paragraphs[end - 1] ?? 0) > (paragraphs[from] ?? 0)
      const cost =
        (costs[from] ?? 0) +
        POST_COST +
        SLACK_COST * (1 - Math.min(1, weight / cap)) ** 2 +
        (isMixed && !ends[end] ? SPLIT_PARAGRAPH_COST : 0) +
        (isMixed && !ends[from] ? SPLIT_PARAGRAPH_COST : 0) +
        (breaks[end - 1] ?? 0)
      if (cost >= (costs[end] ?? Number.POSITIVE_INFINITY)) continue
      costs[end] = cost
      starts[end] = from
    }
  }
  const groups: TextPart[][] = []
  for (let end = parts.length; end > 0; end = starts[end] ?? 0) {
    groups.push(parts.slice(starts[end] ?? 0, end))
  }
  return groups.reverse()
}

/** How many paragraphs have ended before each part. */
function paragraphsBefore(parts: readonly TextPart[]): number[] {
  let ended = 0
  return parts.map((_, index) => {
    if (index > 0 && isParagraphEnd(parts, index)) ended += 1
    return ended
  })
}

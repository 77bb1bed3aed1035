import { isDeepStrictEqual } from 'node:util'

const MAX_DRAFTS = 80

/**
 * The drafts that are most like an item, best first, without the item itself: those that share the most of its short
 * values, such as the family of a hook or the style of a name. At most 80 drafts are considered.
 */
export function* rankSimilarDrafts(drafts: Iterable<unknown>, item: unknown): Generator<unknown> {
  const otherDrafts: unknown[] = []
  for (const draft of drafts) {
    if (!isDeepStrictEqual(draft, item) && otherDrafts.push(draft) === MAX_DRAFTS) break
  }
  const rankedDrafts = otherDrafts.map((draft) => ({ draft, score: countSharedTraits(draft, item) }))
  for (const { draft } of rankedDrafts.sort((a, b) => b.score - a.score)) yield draft
}

function countSharedTraits(draft: unknown, item: unknown): number {
  if (!isRecord(draft) || !isRecord(item)) return 0
  return Object.keys(item).filter((key) => isTrait(item[key]) && item[key] === draft[key]).length
}

/** A short single value names a kind; a longer one is the text itself. */
function isTrait(value: unknown): boolean {
  return typeof value === 'string' ? value.length > 0 && value.length <= 24 : typeof value !== 'object'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

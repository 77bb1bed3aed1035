import { utf16Length } from '@/lib/platforms/counting/text-length'

/**
 * Characters that one tag takes of YouTube's 500: a tag with a space counts as though it stood in quotation marks.
 * Source: developers.google.com/youtube/v3/docs/videos#snippet.tags[] (checked 2026-11).
 */
export function tagCost(tag: string): number {
  return utf16Length(tag) + (/\s/u.test(tag) ? 2 : 0)
}

/** Characters that a list of tags takes of YouTube's 500: the tags, their quotation marks and the commas between them. */
export function tagsLength(tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + tagCost(tag), 0) + Math.max(0, tags.length - 1)
}

/** The tags in their order that fit into `budget` characters together; one that is too long makes room for those after it. */
export function tagsWithin(tags: readonly string[], budget: number): string[] {
  const kept: string[] = []
  let length = 0
  for (const tag of tags) {
    const longer = length + tagCost(tag) + (kept.length > 0 ? 1 : 0)
    if (longer > budget) continue
    kept.push(tag)
    length = longer
  }
  return kept
}

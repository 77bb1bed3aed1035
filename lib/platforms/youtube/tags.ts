import { measureUtf16Length } from '@/lib/platforms/counting/text-length'

/**
 * Characters that one tag takes of YouTube's 500: a tag with a space counts as though it stood in quotation marks.
 * Source: developers.google.com/youtube/v3/docs/videos#snippet.tags[] (checked 2026-11).
 */
export function getTagCost(tag: string): number {
  return measureUtf16Length(tag) + (/\s/u.test(tag) ? 2 : 0)
}

/** Characters that a list of tags takes of YouTube's 500: the tags, their quotation marks and the commas between them. */
export function getTagsLength(tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + getTagCost(tag), 0) + Math.max(0, tags.length - 1)
}

/** The tags in their order that fit into `maxLength` characters together; one that is too long makes room for those after it. */
export function limitTagsLength(tags: readonly string[], maxLength: number): string[] {
  const result: string[] = []
  let length = 0
  for (const tag of tags) {
    const newLength = length + getTagCost(tag) + (result.length > 0 ? 1 : 0)
    if (newLength > maxLength) continue
    result.push(tag)
    length = newLength
  }
  return result
}

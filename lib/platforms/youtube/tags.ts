import { measureUtf16Length } from '@/lib/platforms/counting/text-length'

/**
 * Returns the characters that a tag uses of YouTube's 500. A tag with a space counts as if in quotation marks. Source:
 * developers.google.com/youtube/v3/docs/videos#snippet.tags[] (checked 2026-11).
 */
export function getTagCost(tag: string): number {
  return measureUtf16Length(tag) + (/\s/u.test(tag) ? 2 : 0)
}

/**
 * Returns the characters that a list of tags uses of YouTube's 500: tags, quotation marks and the commas between them.
 */
export function getTagsLength(tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + getTagCost(tag), 0) + Math.max(0, tags.length - 1)
}

/**
 * Returns the tags that fit into `maxLength` characters together, in order. Skips a tag that does not fit and tries the
 * next.
 */
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
